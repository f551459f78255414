import { useLayoutEffect, useRef, useState } from 'react'
import { uploadFile } from '@lqr/contract/files/calls.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { fileProblem } from '@lqr/web-client/files/file-problem.ts'
import { makeUpload } from '@lqr/web-client/upload.ts'
import { settings } from '../client.ts'
import { toastError } from '../toast.ts'
import { filesCopy } from './copy.ts'
import { dropFile } from './drop-file.ts'

const upload = makeUpload(settings)

/** A file the server keeps. */
export interface KeptFile {
  readonly fileId: string
  readonly name: string
  readonly size: number
  readonly mime: string
  /** Handed in before: taken out of this form it stays where it is. */
  readonly isGiven?: boolean
}

interface Running {
  readonly key: number
  readonly file: File
  readonly percent: number
  /** Why it stopped; undefined while it runs. */
  readonly problem?: string | undefined
}

/** Sends chosen files at once, side by side; a failed one can be sent again without choosing it anew. */
export function useUploads(
  kept: readonly KeptFile[],
  onChange: ((files: readonly KeptFile[]) => void) | undefined,
  max: number,
) {
  const [running, setRunning] = useState<readonly Running[]>([])
  const nextKey = useRef(0)
  // Several uploads end in any order, each after renders that this closure has not seen.
  const latest = useRef(kept)
  useLayoutEffect(() => {
    latest.current = kept
  }, [kept])
  const change = (files: readonly KeptFile[]) => {
    latest.current = files
    onChange?.(files)
  }
  const update = (key: number, part: Partial<Running>) =>
    setRunning((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => setRunning((before) => before.filter((one) => one.key !== key))

  const send = async (key: number, file: File) => {
    try {
      const answer = await upload(uploadFile, {}, file, { onProgress: (percent) => update(key, { percent }) })
      drop(key)
      change([...latest.current, answer])
    } catch (error) {
      const { msg } = asFailure(error)
      toastError(msg)
      update(key, { problem: msg })
    }
  }
  return {
    running,
    drop,
    add(files: readonly File[]) {
      const room = max - kept.length - running.length
      if (files.length > room) toastError(filesCopy.tooMany(max))
      for (const file of files.slice(0, room)) {
        const problem = fileProblem(file)
        if (problem) {
          toastError(filesCopy[problem](file.name))
          continue
        }
        nextKey.current += 1
        const key = nextKey.current
        setRunning((before) => [...before, { key, file, percent: 0 }])
        void send(key, file)
      }
    },
    retry(key: number) {
      const found = running.find((one) => one.key === key)
      if (!found) return
      update(key, { problem: undefined, percent: 0 })
      void send(key, found.file)
    },
    remove(fileId: string) {
      const isGiven = kept.some((file) => file.fileId === fileId && file.isGiven)
      change(kept.filter((file) => file.fileId !== fileId))
      if (!isGiven) dropFile(fileId)
    },
  }
}

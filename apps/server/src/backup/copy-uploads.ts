import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { type FileStorage, placeOfKey } from '../files/file-storage.ts'
import { isFaultOfBytes } from '../files/read-stored.ts'
import { PlainProblem } from '../process/plain-problem.ts'
import { readContents } from './contents-list.ts'
import { backupProblems } from './copy.ts'
import { writeDurably } from './file-digest.ts'

export interface CopiedUploads {
  readonly copied: number
  /** The keys whose bytes were not theirs any more, or cannot be read. */
  readonly damaged: readonly string[]
}

/** Copies the uploaded bytes one file at a time. */
export async function copyUploads(files: FileStorage, to: string): Promise<CopiedUploads> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const damaged: string[] = []
  let copied = 0
  for await (const key of files.listAll()) {
    if (await copyUpload(files, key, path.join(to, placeOfKey(key)))) copied += 1
    else damaged.push(key)
  }
  return { copied, damaged }
}

/** False when its bytes cannot be had: one lost upload must not cost the backup of all others. */
async function copyUpload(files: FileStorage, key: string, target: string): Promise<boolean> {
  let fault: unknown
  try {
    const found = await files.open(key).catch((error: unknown) => {
      fault = error
      throw error
    })
    // The sweep may have taken it since it was listed.
    if (!found) return true
    found.stream.once('error', (error) => (fault = error))
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await writeDurably(target, found.stream)
    return true
  } catch (error) {
    // What fails where the backup is written says nothing of the upload.
    if (error !== fault || !isFaultOfBytes(error)) throw error
    return false
  }
}

/** Puts the uploaded files into the store that is configured, whichever the backup was made of, and compares once more. */
export async function restoreUploads(folder: string, files: FileStorage): Promise<void> {
  for await (const entry of readContents(folder)) {
    if (entry.sha256 === undefined || entry.path.split('/')[0] !== 'files') continue
    const stored = await files.put(createReadStream(path.join(folder, entry.path)))
    if (stored.sha256 !== entry.sha256) throw new PlainProblem(backupProblems.changedFile(entry.path))
  }
}

/** How many of these keys have no bytes in the folder. */
export async function countMissing(folder: string, batches: AsyncIterable<string[]>): Promise<number> {
  let count = 0
  for await (const keys of batches) {
    for (const key of keys) {
      const place = path.join(folder, placeOfKey(key))
      if (!(await stat(place).catch(() => undefined))) count += 1
    }
  }
  return count
}

/** Whether the store has any file. */
export async function holdsFiles(files: FileStorage): Promise<boolean> {
  for await (const _ of files.listAll()) return true
  return false
}

import { useState } from 'react'
import { uploadPicture } from '@lqr/contract/content/picture-calls.ts'
import { uploadLogo } from '@lqr/contract/organisations/logo-calls.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { fileProblem } from '@lqr/web-client/files/file-problem.ts'
import { makeUpload } from '@lqr/web-client/upload.ts'
import { settings } from '../client.ts'
import { filesCopy } from '../files/copy.ts'

const upload = makeUpload(settings)

/** What a picture may be chosen from. */
export const ACCEPTED_PICTURES = '.png,.jpg,.jpeg,.webp'

/** What a picture is for: it is kept as small as that allows. */
export type PictureUse = 'text' | 'logo'

const calls = { text: uploadPicture, logo: uploadLogo } as const

/** Sends one picture: how far it is, why it failed, and through `onDone` the id of what is kept. */
export function usePictureUpload(onDone: (fileId: string) => void, use: PictureUse) {
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const send = async (file: File) => {
    const wrong = fileProblem(file)
    setProblem(wrong && filesCopy[wrong](file.name))
    if (wrong) return
    setPercent(0)
    try {
      const { fileId } = await upload(calls[use], {}, file, { onProgress: setPercent })
      onDone(fileId)
    } catch (error) {
      setProblem(asFailure(error).msg)
    } finally {
      setPercent(undefined)
    }
  }
  return { percent, problem, send }
}

import { downloadFile } from '@lqr/contract/files/calls.ts'
import { callForBlob } from '../client.ts'
import { sayFailure } from '../toast.ts'
import { followBlob, saveBlob } from './save-blob.ts'

/** The bytes of a file, fetched with the token: a plain link would carry none. */
export function fetchFile(fileId: string): Promise<Blob> {
  return callForBlob(downloadFile, { params: { id: fileId } })
}

/** Opens a file in a new tab. */
export async function openInTab(fileId: string): Promise<void> {
  try {
    followBlob(await fetchFile(fileId), (link) => {
      link.target = '_blank'
      link.rel = 'noopener'
    })
  } catch (error) {
    sayFailure(error)
  }
}

/** Saves a file under its own name. */
export async function saveFile(fileId: string, name: string): Promise<void> {
  try {
    saveBlob(await fetchFile(fileId), name)
  } catch (error) {
    sayFailure(error)
  }
}

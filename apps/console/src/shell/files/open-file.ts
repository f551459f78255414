import { downloadFile } from '@lqr/contract/files/calls.ts'
import { openInTab } from '@lqr/web-client/files/open-in-tab.ts'
import { callForBlob } from '../client.ts'
import { sayFailure } from '../toast.ts'
import { saveBlob } from './save-blob.ts'

/** The bytes of a file, fetched with the token: a plain link would carry none. */
export function fetchFile(fileId: string): Promise<Blob> {
  return callForBlob(downloadFile, { params: { id: fileId } })
}

/** Opens a file in a new tab. */
export async function openFile(fileId: string): Promise<void> {
  await openInTab(() => fetchFile(fileId)).catch(sayFailure)
}

/** Saves a file under its own name. */
export async function saveFile(fileId: string, name: string): Promise<void> {
  try {
    saveBlob(await fetchFile(fileId), name)
  } catch (error) {
    sayFailure(error)
  }
}

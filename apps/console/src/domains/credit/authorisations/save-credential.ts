import { getCredential } from '@lqr/contract/credit/access-calls.ts'
import { callForBlob } from '../../../shell/client.ts'
import { saveBlob } from '../../../shell/files/save-blob.ts'
import { sayFailure } from '../../../shell/toast.ts'
import { copy } from './copy.ts'

/** Saves the signed credential of an authorisation as a file. */
export async function saveCredential({ id, authNo }: { id: string; authNo: string }): Promise<void> {
  try {
    saveBlob(await callForBlob(getCredential, { params: { id } }), copy.credentialFile(authNo))
  } catch (error) {
    sayFailure(error)
  }
}

import { deleteFile } from '@lqr/contract/files/calls.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { call } from '../client.ts'
import { sayFailure } from '../toast.ts'

/** Whether a file was not dropped because something names it: the draft of this very form, until it is kept without the file. */
export function isStillNamed(error: unknown): boolean {
  return asFailure(error).key === filesErrors.inUse.key
}

/**
 * Drops a file that was taken out of a form. One that is still named is out of the form as well and goes later, with the server's own
 * sweep: there is nothing to tell.
 */
export function dropFile(fileId: string): void {
  call(deleteFile, { params: { id: fileId } }).catch((error: unknown) => {
    if (!isStillNamed(error)) sayFailure(error)
  })
}

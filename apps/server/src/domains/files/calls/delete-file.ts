import { deleteFile } from '@lqr/contract/files/calls.ts'
import { filesErrors } from '@lqr/contract/files/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { isOwner } from '../files.access.ts'
import { listLinks, lockFile, markDeleted } from '../files.store.ts'

/** The row is closed now; the bytes go with the next sweep, when no other file needs them. */
export const deleteFileCall = bindCall(deleteFile, async ({ actor, params, db, now, audit }) => {
  const file = await lockFile(db, params.id)
  if (!file || !isOwner(actor, file)) throw new CallError(filesErrors.notFound)
  if ((await listLinks(db, file.id)).length > 0) throw new CallError(filesErrors.inUse)
  await markDeleted(db, file.id, now)
  audit({ action: 'delete-file', entity: 'file', entityId: file.id })
  return { done: true }
})

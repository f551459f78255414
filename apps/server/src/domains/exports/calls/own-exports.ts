import { deleteExport, listExports, retryExport } from '@lqr/contract/exports/calls.ts'
import { exportErrors as errors } from '@lqr/contract/exports/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { listOwnExports, removeExport, restartExport, showExport } from '../export-file.store.ts'
import { requireTurn } from '../request-export.ts'

export const listExportsCall = bindCall(listExports, ({ db, actor, now }) =>
  listOwnExports(db, actor.accountId, now),
)

export const retryExportCall = bindCall(retryExport, async ({ db, actor, params: { id }, now }) => {
  const { accountId } = actor
  if (!(await showExport(db, { id, accountId, now }))) throw new CallError(errors.exportNotFound)
  await requireTurn(db, actor, now)
  if (!(await restartExport(db, { id, accountId, now }))) throw new CallError(errors.notFailed)
  await addJob(db, 'make-export', { exportId: id })
  const begun = await showExport(db, { id, accountId, now })
  if (!begun) throw new CallError(errors.exportNotFound)
  return begun
})

export const deleteExportCall = bindCall(deleteExport, async ({ db, actor, params: { id }, now, audit }) => {
  if (!(await removeExport(db, { id, accountId: actor.accountId, now })))
    throw new CallError(errors.exportNotFound)
  audit({ action: 'delete-export', entity: 'export_file', entityId: id })
  return { done: true }
})

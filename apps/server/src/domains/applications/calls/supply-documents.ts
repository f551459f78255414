import { supplyDocuments } from '@lqr/contract/applications/calls.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { linkFiles } from '../../files/index.ts'
import { actOnApplication } from '../act-on-application.ts'
import { resumedDueAt } from '../../../clocks/case-clocks.rules.ts'
import { ownDocuments } from '../own-documents.ts'
import { APPLICATION_FILES, showApplication } from '../show-application.ts'

/** The case returns to where it was asked from, its due time moved by the span the clock stood still. */
export const supplyDocumentsCall = bindCall(supplyDocuments, async (context) => {
  const { actor, body, db, now } = context
  const row = await actOnApplication(context, {
    id: body.id,
    action: 'supply',
    version: body.version,
    note: body.note,
    change: async (before) => {
      const files = await ownDocuments(db, actor, body.fileIds, 'supplement')
      await linkFiles(db, { entity: APPLICATION_FILES, entityId: before.id }, files)
      const { decide_due_at: dueAt, clock_paused_at: pausedAt } = before
      return {
        resume_status: null,
        supplement_request: null,
        clock_paused_at: null,
        reminded_at: null,
        decide_due_at: dueAt && pausedAt ? resumedDueAt(dueAt, pausedAt, now).toISOString() : dueAt,
      }
    },
  })
  const detail = await showApplication(context, row.id)
  if (!detail) throw new CallError(productsErrors.applicationNotFound)
  return detail
})

import { updateFillingBatch } from '@lqr/contract/demand-reports/batch-calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { updateBatch } from '../batch.store.ts'
import { requireBatchForm, requireOwnBatch } from '../require-batch-form.ts'
import { readBatchRecord } from '../show-batch.ts'

export const updateFillingBatchCall = bindCall(updateFillingBatch, async (context) => {
  const { db, params, body, now, audit } = context
  const batch = await requireOwnBatch(context, params.id)
  requireBatchForm(body, batch.ownerArea)
  if (!(await updateBatch(db, { id: batch.id, version: body.version }, body, now))) {
    throw new CallError(errors.staleVersion, { data: await readBatchRecord(context, batch.id) })
  }
  const { opensOn, closesOn, archivesOn } = body
  const detail = { opensOn, closesOn, archivesOn }
  audit({ action: 'update-filling-batch', entity: 'filling_batch', entityId: batch.id, detail })
  return readBatchRecord(context, batch.id)
})

import { createFillingBatch } from '@lqr/contract/demand-reports/batch-calls.ts'
import { FORM_VERSION } from '@lqr/contract/demand-reports/form.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { insertBatch } from '../batch.store.ts'
import { ownAreaOf } from '../demand-reports.access.ts'
import { requireBatchForm } from '../require-batch-form.ts'
import { readBatchRecord } from '../show-batch.ts'

export const createFillingBatchCall = bindCall(createFillingBatch, async (context) => {
  const { db, actor, body, now, audit } = context
  const ownerArea = ownAreaOf(actor)
  requireBatchForm(body, ownerArea)
  const kept = { ownerArea, formVersion: FORM_VERSION, accountId: actor.accountId, now }
  const id = await insertBatch(db, body, kept)
  audit({ action: 'create-filling-batch', entity: 'filling_batch', entityId: id, detail: { ownerArea } })
  return readBatchRecord(context, id)
})

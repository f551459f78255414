import { deleteValuation } from '@lqr/contract/valuations/calls.ts'
import { valuationErrors as errors } from '@lqr/contract/valuations/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { removeValuation } from '../valuation.store.ts'

export const deleteValuationCall = bindCall(deleteValuation, async ({ actor, audit, db, params }) => {
  if (!(await removeValuation(db, actor.companyId ?? '', params.id))) {
    throw new CallError(errors.valuationNotFound)
  }
  audit({ action: 'delete-valuation', entity: 'valuation', entityId: params.id })
  return { done: true as const }
})

import { getValuation } from '@lqr/contract/valuations/calls.ts'
import { valuationErrors as errors } from '@lqr/contract/valuations/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { shownValuation } from '../show-valuation.ts'
import { findValuation } from '../valuation.store.ts'

export const getValuationCall = bindCall(getValuation, async ({ actor, db, now, params }) => {
  const kept = await findValuation(db, actor.companyId ?? '', params.id)
  if (!kept) throw new CallError(errors.valuationNotFound)
  return shownValuation(kept, now)
})

import { markCreditVisit } from '@lqr/contract/credit/topic-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { saveVisit } from '../visits.store.ts'

export const markCreditVisitCall = bindCall(markCreditVisit, async ({ actor, db, now }) => {
  if (actor.companyId === null) throw new CallError(creditErrors.companyNotFound)
  await saveVisit(db, actor.accountId, actor.companyId, now.toISOString())
  return { done: true }
})

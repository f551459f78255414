import { getOpeningStart, preCheckOpening } from '@lqr/contract/bank-accounts/calls.ts'
import { preCheck } from '@lqr/contract/bank-accounts/pre-check.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findCertified, hasBasic } from '../accounts.store.ts'
import { checkBasicRule } from '../submit-opening.ts'

export const getOpeningStartCall = bindCall(getOpeningStart, async ({ actor, db }) => {
  const companyId = actor.companyId ?? ''
  return { ...(await findCertified(db, companyId)), hasBasic: await hasBasic(db, companyId) }
})

export const preCheckOpeningCall = bindCall(preCheckOpening, async ({ actor, body, db }) => {
  const companyId = actor.companyId ?? ''
  await checkBasicRule(db, companyId, body)
  return { findings: preCheck(body, await findCertified(db, companyId)) }
})

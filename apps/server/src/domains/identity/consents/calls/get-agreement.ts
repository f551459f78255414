import { getAgreement } from '@lqr/contract/identity/consent-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findAgreement, findCurrentAgreement } from '../agreements.store.ts'

/** Every version stays readable: somebody agreed to it. */
export const getAgreementCall = bindCall(getAgreement, async ({ db, now, query }) => {
  if (query.version === undefined) return findCurrentAgreement(db, now, query.kind)
  const agreement = await findAgreement(db, query.version, now)
  if (!agreement) throw new CallError(identityErrors.agreementNotFound)
  return agreement
})

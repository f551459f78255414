import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getConsent } from '@lqr/contract/identity/personal-data-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findOwnConsent } from '../consent.store.ts'

export const getConsentCall = bindCall(getConsent, async ({ actor, db, params }) => {
  const record = await findOwnConsent(db, params.id, actor.accountId)
  if (!record) throw new CallError(identityErrors.consentNotFound)
  return record
})

import { giveConsent } from '@lqr/contract/identity/calls.ts'
import { FIRST_LOGIN_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findCurrentAgreement, insertConsent } from '../agreements.store.ts'

/** Only an account that still owes its consent leaves a record; the text is the one in force at this moment. */
export const giveConsentCall = bindCall(giveConsent, async ({ actor, body, db, now, request, audit }) => {
  const agreement = await findCurrentAgreement(db, now)
  if (agreement.version !== body.agreementVersion) throw new CallError(identityErrors.agreementOutdated)
  if (!actor.mustConsent) return { done: true }
  await insertConsent(db, {
    accountId: actor.accountId,
    agreement,
    actionCode: FIRST_LOGIN_ACTION_CODE,
    ip: request.ip,
    userAgent: request.userAgent,
    at: now,
  })
  audit({
    action: 'give-consent',
    entity: 'account',
    entityId: actor.accountId,
    detail: { agreementVersion: agreement.version },
  })
  return { done: true }
})

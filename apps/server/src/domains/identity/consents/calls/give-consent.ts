import { giveConsent } from '@lqr/contract/identity/consent-calls.ts'
import { FIRST_LOGIN_ACTION_CODE, LEGAL_PERSON_ACTION_CODE } from '@lqr/contract/identity/entities.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { Actor } from '../../../../http/actor.ts'
import { isOfKind } from '../../../../http/actor.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { findCurrentAgreement, insertConsent } from '../agreements.store.ts'
import { hasLegalPersonConsent } from '../separate-consent.store.ts'

/** For whose data a separate consent is given; the platform's agreement comes before it, and only enterprises have any to give. */
function separateOf(actor: Actor, subjectName: string | undefined) {
  if (subjectName === undefined) return undefined
  if (actor.mustConsent) throw new CallError(kernelErrors.mustConsent)
  if (!isOfKind(actor, 'enterprise:any') || actor.companyId === null) {
    throw new CallError(kernelErrors.forbidden)
  }
  return { companyId: actor.companyId, subjectName }
}

/** The text is the one in force at this moment. Who has agreed to it already, for the same person, leaves no second record. */
export const giveConsentCall = bindCall(giveConsent, async ({ actor, body, db, now, request, audit }) => {
  const separate = separateOf(actor, body.subjectName)
  const agreement = await findCurrentAgreement(db, now, separate ? 'legalPersonId' : 'platform')
  if (agreement.version !== body.agreementVersion) throw new CallError(identityErrors.agreementOutdated)
  const isGiven = separate
    ? await hasLegalPersonConsent(db, separate.companyId, separate.subjectName, now)
    : !actor.mustConsent
  if (isGiven) return { done: true }
  await insertConsent(db, {
    accountId: actor.accountId,
    agreement,
    actionCode: separate ? LEGAL_PERSON_ACTION_CODE : FIRST_LOGIN_ACTION_CODE,
    ip: request.ip,
    userAgent: request.userAgent,
    at: now,
    ...(separate && { separate }),
  })
  audit({
    action: 'give-consent',
    entity: 'account',
    entityId: actor.accountId,
    detail: {
      agreementVersion: agreement.version,
      ...(separate && { companyId: separate.companyId }),
    },
  })
  return { done: true }
})

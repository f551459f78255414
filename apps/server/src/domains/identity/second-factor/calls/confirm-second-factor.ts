import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { confirmSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { matchStep } from '../../../../security/totp.ts'
import { enrolmentSince } from '../enrolment.ts'
import { findLock, passSecondFactor, refuseWhileLocked, revokeSessionsOf } from '../../sessions/index.ts'
import { ownAccount } from '../../passwords/index.ts'
import { codeFailureKey, issueRecoveryCodes, openSecret, refuseCode } from '../second-factor.ts'
import { confirmFactor, findFactor } from '../second-factor.store.ts'

export const confirmSecondFactorCall = bindGuardedCall(
  confirmSecondFactor,
  async (context) => {
    const { services, now, body } = context
    const account = await ownAccount(context)
    refuseWhileLocked(await findLock(services.db, codeFailureKey(services.cipher, account.id)), now)
    const factor = await findFactor(services.db, account.id)
    if (factor?.confirmedAt) throw new CallError(identityErrors.alreadyEnrolled)
    if (!factor || new Date(factor.createdAt) <= enrolmentSince(now)) {
      throw new CallError(identityErrors.notEnrolled)
    }
    const step = matchStep(openSecret(services.cipher, factor), body.code, now, 0)
    if (step === undefined) return refuseCode(context, account)
    return { accountId: account.id, secretCipher: factor.secretCipher, step }
  },
  async ({ actor, db, services, now, audit, proof }) => {
    const isMine = await confirmFactor(db, { ...proof, at: now, since: enrolmentSince(now) })
    if (!isMine) throw new CallError(identityErrors.alreadyEnrolled)
    const recoveryCodes = await issueRecoveryCodes(db, services.cipher, actor.accountId)
    await passSecondFactor(db, actor.sessionId)
    await revokeSessionsOf(db, actor.accountId, actor.sessionId)
    audit({ action: 'enrol-second-factor', entity: 'account', entityId: actor.accountId })
    return { recoveryCodes }
  },
)

import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { resetSecondFactor } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { ownAccountWords } from '../../copy.ts'
import { codeFailureKey } from '../second-factor.ts'
import { deleteFactor } from '../second-factor.store.ts'
import { clearFailures, revokeSessionsOf } from '../../sessions/index.ts'
import { requireUser } from '../../users/index.ts'

/** Nobody resets their own: that would make a stolen session enough. Codes that were tried before asking for help lock no new enrolment. */
export const resetSecondFactorCall = bindCall(
  resetSecondFactor,
  async ({ actor, db, services, params, audit }) => {
    if (params.id === actor.accountId)
      throw new CallError(identityErrors.ownAccount, { msg: ownAccountWords.secondFactor })
    await requireUser(db, services, params.id)
    if (!(await deleteFactor(db, params.id))) throw new CallError(identityErrors.notEnrolled)
    await revokeSessionsOf(db, params.id)
    await clearFailures(db, codeFailureKey(services.cipher, params.id).accountKey)
    audit({ action: 'reset-second-factor', entity: 'account', entityId: params.id })
    return { done: true }
  },
)

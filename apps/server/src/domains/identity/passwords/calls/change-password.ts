import { changePassword } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { hashPassword } from '../../../../security/password.ts'
import { fieldErrors } from '../../copy.ts'
import { accountFailureKey, clearFailures, revokeSessionsOf } from '../../sessions/index.ts'
import { requireGoodPassword } from '../new-password.ts'
import { replacePassword } from '../password.store.ts'
import { requirePassword } from '../re-authentication.ts'

/** A session that was good for the reset alone ends too: the person signs in with the new password. */
export const changePasswordCall = bindGuardedCall(
  changePassword,
  async (context) => {
    const { oldPassword, newPassword } = context.body
    const account = await requirePassword(context, oldPassword, 'oldPassword')
    if (newPassword === oldPassword) {
      throw new CallError(kernelErrors.invalidInput, {
        fields: { newPassword: fieldErrors.sameAsOldPassword },
      })
    }
    requireGoodPassword(newPassword, [account.username], 'newPassword')
    return { from: account.passwordHash, to: await hashPassword(newPassword) }
  },
  async ({ actor, db, services, audit, proof }) => {
    if (!(await replacePassword(db, { id: actor.accountId, ...proof }))) {
      throw new CallError(identityErrors.passwordWrong)
    }
    await revokeSessionsOf(db, actor.accountId, actor.mustReset ? undefined : actor.sessionId)
    await clearFailures(db, accountFailureKey(services.cipher, actor.accountId))
    audit({ action: 'change-password', entity: 'account', entityId: actor.accountId })
    return { done: true }
  },
)

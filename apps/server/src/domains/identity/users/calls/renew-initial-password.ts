import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { renewInitialPassword } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { mayLookAfter, prepareInitialPassword } from '../../accounts/index.ts'
import { ownAccountWords } from '../../copy.ts'
import { accountFailureKey, clearFailures, renewBudget, revokeSessionsOf } from '../../sessions/index.ts'
import { putInitialPassword } from '../user-admin.store.ts'
import { requireUser } from '../user-change.ts'

export const renewInitialPasswordCall = bindGuardedCall(
  renewInitialPassword,
  async ({ actor, db, services, params, now }) => {
    if (params.id === actor.accountId)
      throw new CallError(identityErrors.ownAccount, { msg: ownAccountWords.password })
    const user = await requireUser(db, services, params.id)
    if (!mayLookAfter(actor, user)) throw new CallError(identityErrors.userNotFound)
    return { user, prepared: await prepareInitialPassword(now) }
  },
  async ({ db, services, audit, proof: { user, prepared } }) => {
    const { password, hash, expiresAt } = prepared
    if (!(await putInitialPassword(db, { id: user.id, passwordHash: hash, expiresAt }))) {
      throw new CallError(identityErrors.userNotFound)
    }
    await revokeSessionsOf(db, user.id)
    const failures = accountFailureKey(services.cipher, user.id)
    await clearFailures(db, failures)
    await renewBudget(db, failures)
    audit({ action: 'renew-initial-password', entity: 'account', entityId: user.id })
    const { id: userId, username } = user
    return { userId, username, initialPassword: password, expiresAt: expiresAt.toISOString() }
  },
)

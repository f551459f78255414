import { removeSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { requirePassword } from '../../passwords/index.ts'
import { checkFactor, claimFactor } from '../second-factor.ts'
import { deleteFactor } from '../second-factor.store.ts'

export const removeSecondFactorCall = bindGuardedCall(
  removeSecondFactor,
  async (context) => {
    const account = await requirePassword(context, context.body.password)
    return checkFactor(context, account, context.body.code)
  },
  async ({ actor, db, services, now, audit, proof: claim }) => {
    await claimFactor(db, services, actor.accountId, claim, now)
    await deleteFactor(db, actor.accountId)
    audit({ action: 'remove-second-factor', entity: 'account', entityId: actor.accountId })
    return { done: true }
  },
)

import { renewRecoveryCodes } from '@lqr/contract/identity/second-factor-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { requirePassword } from '../../passwords/index.ts'
import { checkFactor, claimFactor, issueRecoveryCodes } from '../second-factor.ts'

export const renewRecoveryCodesCall = bindGuardedCall(
  renewRecoveryCodes,
  async (context) => {
    const account = await requirePassword(context, context.body.password)
    return checkFactor(context, account, context.body.code)
  },
  async ({ actor, db, services, now, audit, proof: claim }) => {
    await claimFactor(db, services, actor.accountId, claim, now)
    const recoveryCodes = await issueRecoveryCodes(db, services.cipher, actor.accountId)
    audit({ action: 'renew-recovery-codes', entity: 'account', entityId: actor.accountId })
    return { recoveryCodes }
  },
)

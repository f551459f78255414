import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { verifySecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { bindGuardedCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { ownAccount } from '../../passwords/index.ts'
import { checkFactor, claimFactor } from '../second-factor.ts'
import { loginAudit, openSession, revokeSession } from '../../sessions/index.ts'

/** The waiting token ends with the exchange, which also makes it good for one session only. */
export const verifySecondFactorCall = bindGuardedCall(
  verifySecondFactor,
  async (context) => {
    const account = await ownAccount(context)
    return { account, claim: await checkFactor(context, account, context.body.code) }
  },
  async ({ actor, db, services, now, request, keepDevice, audit, proof: { account, claim } }) => {
    await claimFactor(db, services, account.id, claim, now)
    if (!(await revokeSession(db, account.id, actor.sessionId))) throw new CallError(kernelErrors.signedOut)
    const { config } = services
    const way = 'secondFactor'
    const place = { request, entrance: actor.scope, keepDevice }
    const tokens = await openSession(db, account, { ...place, now, way, config, audit })
    audit(loginAudit(account, way, tokens))
    if (claim.kind === 'recovery') {
      audit({ action: 'use-recovery-code', entity: 'account', entityId: account.id })
    }
    return tokens
  },
)

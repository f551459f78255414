import { getSecondFactor } from '@lqr/contract/identity/second-factor-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { needsSecondFactor } from '../../../../http/second-factor.rules.ts'
import { countRecoveryCodes, findFactor } from '../second-factor.store.ts'

export const getSecondFactorCall = bindCall(getSecondFactor, async ({ actor, db, services }) => {
  const factor = await findFactor(db, actor.accountId)
  return {
    enrolled: factor?.confirmedAt != null,
    required: needsSecondFactor(services.config.secondFactor, actor.roles),
    enrolledAt: factor?.confirmedAt ?? null,
    recoveryCodesLeft: await countRecoveryCodes(db, actor.accountId),
  }
})

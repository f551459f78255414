import { withdrawLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { holdOwnNeed, movingOf, showOwnNeed } from '../act-on-lease.ts'
import { mayWithdraw } from '../lease.access.ts'
import { isOpen } from '../lease.rules.ts'
import { moveResponse, settleNeed } from '../move-lease.ts'

/** Takes the need back from every institution that may still act on it; before a signing only. */
export const withdrawLeaseNeedCall = bindCall(withdrawLeaseNeed, async (context) => {
  const { params, body, actor } = context
  const { need, answers } = await holdOwnNeed(context, params.id)
  const refuse = async (error: typeof errors.illegalMove) =>
    new CallError(error, { data: await showOwnNeed(context, params.id) })
  if (!mayWithdraw(actor, answers)) throw await refuse(errors.illegalMove)
  if (body.version !== undefined && body.version !== need.version) throw await refuse(errors.staleVersion)
  const moving = movingOf(context, 'enterprise')
  for (const response of answers.filter(({ status }) => isOpen(status))) {
    await moveResponse(moving, need, response, { action: 'withdraw', note: body.note })
  }
  await settleNeed(moving, need)
  return showOwnNeed(context, params.id)
})

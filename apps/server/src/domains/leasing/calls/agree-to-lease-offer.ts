import { agreeToLeaseOffer } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { holdOwnNeed, movingOf, showOwnNeed } from '../act-on-lease.ts'
import { mayAgree, offerHolds } from '../lease.access.ts'
import { moveResponse, settleNeed } from '../move-lease.ts'

/** Opens the signing to that institution; several may be agreed to, the first one to sign has it. */
export const agreeToLeaseOfferCall = bindCall(agreeToLeaseOffer, async (context) => {
  const { params, body, actor, now } = context
  const { need, answers } = await holdOwnNeed(context, params.id)
  const response = answers.find(({ id }) => id === body.responseId)
  if (!response) throw new CallError(errors.needNotFound)
  const refuse = async (error: typeof errors.illegalMove) =>
    new CallError(error, { data: await showOwnNeed(context, params.id) })
  if (body.version !== undefined && body.version !== response.version) throw await refuse(errors.staleVersion)
  const today = shanghaiDay(now)
  if (!mayAgree(actor, response, today)) {
    const isPast = response.status === 'OFFERED' && !offerHolds(response, today)
    throw await refuse(isPast ? errors.offerExpired : errors.illegalMove)
  }
  const moving = movingOf(context, 'enterprise')
  await moveResponse(moving, need, response, { action: 'agree', change: { agreed_at: now.toISOString() } })
  await settleNeed(moving, need)
  return showOwnNeed(context, params.id)
})

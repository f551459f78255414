import { cancelLease } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveOwnAnswer } from '../move-own-answer.ts'

/** Before the equipment is handed over; the institution reads why. */
export const cancelLeaseCall = bindCall(cancelLease, (context) => {
  const { endReason } = context.body
  return moveOwnAnswer(context, 'cancel', { note: endReason, change: { end_reason: endReason } })
})

import { agreeToLeaseOffer } from '@lqr/contract/leasing/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { moveOwnAnswer } from '../move-own-answer.ts'

/** Opens the signing to that institution; several may be agreed to, the first one to sign has it. */
export const agreeToLeaseOfferCall = bindCall(agreeToLeaseOffer, (context) =>
  moveOwnAnswer(context, 'agree', { change: { agreed_at: context.now.toISOString() } }),
)

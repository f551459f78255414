import { agreeToLeaseOffer } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { leaseKind } from '../lease-kind.ts'
import { requireNeed } from '../lease-moves.ts'
import { listAnswers } from '../lease.store.ts'

/** Opens the signing to that institution; several may be agreed to, the first one to sign has it. */
export const agreeToLeaseOfferCall = bindCall(agreeToLeaseOffer, async (context) => {
  const { params, body, db, now } = context
  const answers = await listAnswers(db, params.id)
  if (!answers.some(({ id }) => id === body.responseId)) throw new CallError(errors.needNotFound)
  await requestMove(context, leaseKind, {
    id: body.responseId,
    move: 'agree',
    version: body.version,
    show: () => requireNeed(context, params.id),
    change: () => ({ agreed_at: now.toISOString() }),
  })
  return requireNeed(context, params.id)
})

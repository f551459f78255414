import { withdrawLeaseNeed } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors as errors } from '@lqr/contract/leasing/errors.ts'
import { movingOf } from '../../../cases/request-move.ts'
import { moveAlong } from '../../../cases/move-case.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { leaseKind } from '../lease-kind.ts'
import { requireNeed } from '../lease-moves.ts'
import { isOpen, mayWithdraw } from '../lease.rules.ts'
import { findNeedOf, holdNeed, listAnswers } from '../lease.store.ts'
import { settleNeed } from '../settle-need.ts'

/** Takes the need back from every institution that may still act on it; before a signing only. */
export const withdrawLeaseNeedCall = bindCall(withdrawLeaseNeed, async (context) => {
  const { params, body, actor, db } = context
  await holdNeed(db, params.id)
  const need = await findNeedOf(db, params.id, actor.companyId)
  if (!need) throw new CallError(errors.needNotFound)
  const answers = await listAnswers(db, need.id)
  const refuse = async (error: typeof errors.illegalMove) =>
    new CallError(error, { data: await requireNeed(context, need.id) })
  if (!mayWithdraw(answers)) throw await refuse(errors.illegalMove)
  if (body.version !== undefined && body.version !== need.version) throw await refuse(errors.staleVersion)
  const moving = movingOf(context, 'enterprise')
  for (const answer of answers.filter(({ status }) => isOpen(status))) {
    await moveAlong(moving, leaseKind, answer, { move: 'withdraw', note: body.note })
  }
  await settleNeed(moving, need.id)
  return requireNeed(context, need.id)
})

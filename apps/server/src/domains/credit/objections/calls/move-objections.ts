import * as calls from '@lqr/contract/credit/objection-calls.ts'
import { moveBinder } from '../../../../cases/bind-move.ts'
import { bindCall, type BoundCall } from '../../../../http/bind-call.ts'
import { objectionKind } from '../objection-kind.ts'
import { showObjection } from '../show-objection.ts'
import { submitObjection } from '../submit-objection.ts'

const bindObjectionMove = moveBinder(objectionKind, showObjection)

/** Objecting, and the moves of both sides; what an operator writes stands beside the item from then on. */
export const objectionMoveCalls: readonly BoundCall[] = [
  bindCall(calls.submitObjection, (context) => submitObjection(context, context.body)),
  bindObjectionMove(calls.takeObjection, 'take'),
  bindObjectionMove(calls.upholdObjection, 'uphold', {
    note: ({ correction }) => correction,
    change: ({ body, now }) => ({ correction: body.correction, decided_at: now.toISOString() }),
  }),
  bindObjectionMove(calls.dismissObjection, 'dismiss', {
    note: ({ reply }) => reply,
    change: ({ body, now }) => ({ reply: body.reply, decided_at: now.toISOString() }),
  }),
  bindObjectionMove(calls.withdrawObjection, 'withdraw'),
]

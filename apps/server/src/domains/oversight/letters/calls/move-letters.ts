import * as calls from '@lqr/contract/oversight/letter-calls.ts'
import { moveBinder } from '../../../../cases/bind-move.ts'
import { bindCall, type BoundCall } from '../../../../http/bind-call.ts'
import { letterKind } from '../letter-kind.ts'
import { sendLetter } from '../send-letter.ts'
import type { ShowLetter } from '../show-letter.ts'

/** Writing a letter, and the moves of both sides; each answers the letter as it is shown. */
export function makeLetterMoveCalls(show: ShowLetter): readonly BoundCall[] {
  const bindLetterMove = moveBinder(letterKind, show)
  return [
    bindCall(calls.sendLetter, async (context) => show(context, await sendLetter(context, context.body))),
    bindLetterMove(calls.answerLetter, 'answer', {
      note: ({ answer }) => answer,
      change: ({ body, now }) => ({
        answer: body.answer,
        answered_at: now.toISOString(),
        return_reason: null,
      }),
    }),
    bindLetterMove(calls.remindLetter, 'remind', {
      change: (_, row) => ({ reminders: row.reminders + 1 }),
    }),
    bindLetterMove(calls.giveBackLetter, 'giveBack', {
      note: ({ reason }) => reason,
      change: ({ body }, row) => ({ return_reason: body.reason, returns: row.returns + 1 }),
    }),
    bindLetterMove(calls.closeLetter, 'close'),
    bindLetterMove(calls.cancelLetter, 'cancel'),
  ]
}

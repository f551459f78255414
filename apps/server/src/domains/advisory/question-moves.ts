import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { QUESTION_REJECT_CODES } from '@lqr/contract/advisory/kinds.ts'
import * as calls from '@lqr/contract/advisory/move-calls.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { questionKind } from './question-kind.ts'
import { attachFiles, requireOwnFiles } from './question-files.ts'
import { answersQuestions, isAnsweredByInstitution, type QuestionRecord } from './question.store.ts'
import { refuseHiddenWords } from './refuse-hidden-words.ts'
import { showQuestion } from './show-question.ts'

const bindQuestionMove = moveBinder(questionKind, showQuestion)

const remedyOfRejection = (code: string) =>
  QUESTION_REJECT_CODES.find((one) => one.code === code)?.remedy ?? null

/** Whoever was responsible is so no longer: the question waits for another side, which has it as one that nobody has taken. */
const NOBODY = { officer_account_id: null, officer_name: null, officer_phone_cipher: null }

/** What an answer writes; one that comes late makes the whole question late. */
function answered(answer: string, now: Date, row: QuestionRecord) {
  const isInTime = row.due_at === null || now.getTime() <= Date.parse(row.due_at)
  return {
    answer,
    answered_at: now.toISOString(),
    answered_in_time: isInTime && row.answered_in_time !== false,
  }
}

/** The moves of the asker, the authority and the institution. */
export const questionMoveCalls: readonly BoundCall[] = [
  bindQuestionMove(calls.takeQuestion, 'take'),
  bindQuestionMove(calls.referQuestion, 'refer', {
    async change({ db, body }) {
      if (await answersQuestions(db, body.orgId)) return { org_id: body.orgId, ...NOBODY }
      throw new CallError(errors.orgNotSuited, { fields: { orgId: errors.orgNotSuited.msg } })
    },
  }),
  bindQuestionMove(calls.answerQuestion, 'answer', {
    note: ({ answer }) => answer,
    change: ({ body, now }, row) => answered(body.answer, now, row),
  }),
  bindQuestionMove(calls.replyQuestion, 'reply', {
    note: ({ answer }) => answer,
    change: ({ body, now }, row) => answered(body.answer, now, row),
  }),
  // The answer still shows the question; from now on it is the authority's again.
  bindQuestionMove(calls.giveBackQuestion, 'giveBack', { change: () => ({ org_id: null, ...NOBODY }) }),
  bindQuestionMove(calls.rejectQuestion, 'reject', {
    note: ({ rejectReason }) => rejectReason,
    change: ({ body }) => ({
      reject_code: body.rejectCode,
      reject_reason: body.rejectReason,
      next_steps: body.nextSteps || remedyOfRejection(body.rejectCode),
    }),
  }),
  bindQuestionMove(calls.withdrawQuestion, 'withdraw'),
  bindQuestionMove(calls.rateQuestion, 'rate', { change: ({ body }) => ({ score: body.score }) }),
  bindQuestionMove(calls.reopenQuestion, 'reopen', {
    note: ({ followUp }) => followUp,
    async change({ db, actor, body: { followUp, fileIds } }, row) {
      await refuseHiddenWords(db, { followUp })
      await attachFiles({ db }, row.id, await requireOwnFiles({ db, actor }, fileIds))
      // What an institution's clerk answered waits for the authority now.
      const left = (await isAnsweredByInstitution(db, row.id)) ? NOBODY : {}
      return { reopenings: row.reopenings + 1, score: null, ...left }
    },
  }),
  bindQuestionMove(calls.closeQuestion, 'close'),
]

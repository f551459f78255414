import { getAdvisoryQuestion } from '@lqr/contract/advisory/calls.ts'
import { advisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { ADVISORY_SCORES, ADVISORY_TOPICS, MAX_QUESTION_FILES } from '@lqr/contract/advisory/kinds.ts'
import {
  closeQuestion,
  rateQuestion,
  reopenQuestion,
  withdrawQuestion,
} from '@lqr/contract/advisory/move-calls.ts'
import { advisoryQuestionCase, questionStates } from '@lqr/contract/advisory/question-case.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { openMoves, type Room, roomAction, type RoomMove } from '../../../shell/lite/lite-room.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { sentTo } from '../../../shell/plain/handle-moves.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { documentsIn } from '../../../shell/plain/placed.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteQuestionCopy } from './copy.ts'

const texts = liteQuestionCopy.detail
const labels = labelsOf(advisoryQuestion)

const { followUp, fileIds } = reopenQuestion.body.shape
const FIELDS: Readonly<Record<Move, readonly PlainField[]>> = {
  rate: [
    { name: 'score', schema: rateQuestion.body.shape.score },
    { name: 'note', schema: rateQuestion.body.shape.note, as: 'lines' },
  ],
  reopen: [
    { name: 'followUp', schema: followUp, as: 'lines' },
    {
      name: 'files',
      of: 'fileIds',
      schema: fileIds,
      label: liteQuestionCopy.form.files,
      files: MAX_QUESTION_FILES,
      isOptional: true,
    },
  ],
  close: [{ name: 'note', schema: closeQuestion.body.shape.note, as: 'lines' }],
  withdraw: [{ name: 'note', schema: withdrawQuestion.body.shape.note, as: 'lines' }],
}

const HINTS: Readonly<Record<Move, string | undefined>> = {
  rate: undefined,
  reopen: texts.reopen.hint,
  close: texts.close.hint,
  withdraw: texts.withdraw.hint,
}

const MOVES = ['rate', 'reopen', 'close', 'withdraw'] as const
type Move = (typeof MOVES)[number]

const CALLS: Readonly<Record<Move, AnyCall>> = {
  rate: rateQuestion,
  reopen: reopenQuestion,
  close: closeQuestion,
  withdraw: withdrawQuestion,
}

const room: Room = {
  path: '/lite/question',
  versionOf: async (api, id) => (await api(getAdvisoryQuestion, { params: { id } })).version,
}

const ROOM_MOVES: readonly RoomMove[] = MOVES.map((code) => ({
  code,
  title: advisoryQuestionCase.moves[code].name,
  submit: texts[code].submit,
  ...(HINTS[code] ? { hint: HINTS[code] } : {}),
  isDanger: code === 'withdraw',
  def: CALLS[code],
  fields: FIELDS[code],
  toBody: (body, read) => (code === 'reopen' ? { ...body, fileIds: documentsIn(read).fileIds } : body),
}))

export async function loadQuestionPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getAdvisoryQuestion, { params: { id } }))
  return {
    title: found.title ?? found.questionNo,
    words: nameOf(questionStates, found.status),
    notice: noticeOf(request, texts.done),
    answer: found.answer,
    facts: filledLines([
      [labels.questionNo, found.questionNo],
      [labels.dueAt, dueOf(found)],
      [labels.topic, nameOf(ADVISORY_TOPICS, found.topic)],
      [labels.areaName, found.areaName],
      [labels.orgName, found.orgName ?? ''],
      [labels.content, found.content ?? ''],
      [texts.files, found.files.map(({ name }) => name).join('、')],
      [labels.score, nameOf(ADVISORY_SCORES, found.score)],
      [labels.rejectReason, found.rejectReason ?? ''],
      [labels.nextSteps, found.nextSteps ?? ''],
    ]),
    moves: openMoves(room, id, ROOM_MOVES, found),
    events: eventLines(questionStates, found.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}

export const questionAction = (request: Request, api: LoaderApi) => roomAction(request, api, room, ROOM_MOVES)

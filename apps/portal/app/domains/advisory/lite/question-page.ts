import { getAdvisoryQuestion } from '@lqr/contract/advisory/calls.ts'
import { advisoryQuestion, type AdvisoryQuestion } from '@lqr/contract/advisory/entities.ts'
import { ADVISORY_SCORES, ADVISORY_TOPICS, MAX_QUESTION_FILES } from '@lqr/contract/advisory/kinds.ts'
import { closeQuestion, rateQuestion, reopenQuestion } from '@lqr/contract/advisory/move-calls.ts'
import { advisoryQuestionCase, questionStates } from '@lqr/contract/advisory/question-case.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { redirect } from 'react-router'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { MoveView } from '../../../shell/lite/lite-moves.tsx'
import { eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { handleMoves, sentTo } from '../../../shell/plain/handle-moves.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
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
}

const HINTS: Readonly<Record<Move, string | undefined>> = {
  rate: undefined,
  reopen: texts.reopen.hint,
  close: texts.close.hint,
}

const MOVES = ['rate', 'reopen', 'close'] as const
type Move = (typeof MOVES)[number]

function moveView({ id }: AdvisoryQuestion, move: Move): MoveView {
  return {
    action: `/lite/question?id=${id}&do=${move}`,
    title: advisoryQuestionCase.moves[move].name,
    hint: HINTS[move],
    fields: FIELDS[move].map(viewOf),
    submit: texts[move].submit,
  }
}

export async function loadQuestionPage(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const found = await signedIn(request, () => api(getAdvisoryQuestion, { params: { id } }))
  return {
    title: found.title,
    status: nameOf(questionStates, found.status),
    notice: noticeOf(request, texts.done),
    answer: found.answer,
    facts: filledLines([
      [labels.questionNo, found.questionNo],
      [labels.topic, nameOf(ADVISORY_TOPICS, found.topic)],
      [labels.areaName, found.areaName],
      [labels.orgName, found.orgName ?? ''],
      [labels.content, found.content],
      [texts.files, found.files.map(({ name }) => name).join('、')],
      [labels.score, nameOf(ADVISORY_SCORES, found.score)],
      [labels.rejectReason, found.rejectReason ?? ''],
      [labels.nextSteps, found.nextSteps ?? ''],
    ]),
    moves: MOVES.filter((move) => found.can[move]).map((move) => moveView(found, move)),
    events: eventLines(questionStates, found.timeline),
    sentTo: sentTo(request),
    number: submitNumber(),
  }
}

export function questionAction(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const params = { id }
  const done = (move: Move) => () => redirect(`/lite/question?id=${id}&done=${move}`, 303)
  const versioned = async () => (await api(getAdvisoryQuestion, { params })).version
  const rate = () =>
    handleForm(request, api, async () => {
      const version = await versioned()
      return {
        fields: FIELDS.rate,
        schema: rateQuestion.body,
        toBody: (body) => ({ ...body, version }),
        send: (body) => api(rateQuestion, { params, body }),
        done: done('rate'),
      }
    })
  const reopen = () =>
    handleForm(request, api, async () => {
      const version = await versioned()
      return {
        fields: FIELDS.reopen,
        schema: reopenQuestion.body,
        toBody: (body, read) => ({ ...body, fileIds: documentsIn(read).fileIds, version }),
        send: (body) => api(reopenQuestion, { params, body }),
        done: done('reopen'),
      }
    })
  const close = () =>
    handleForm(request, api, async () => {
      const version = await versioned()
      return {
        fields: FIELDS.close,
        schema: closeQuestion.body,
        toBody: (body) => ({ ...body, version }),
        send: (body) => api(closeQuestion, { params, body }),
        done: done('close'),
      }
    })
  return handleMoves(request, { rate, reopen, close })
}

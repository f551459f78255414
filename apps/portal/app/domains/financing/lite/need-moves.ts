import {
  deleteNeed,
  getNeedCase,
  relistNeed,
  unlistNeed,
  withdrawNeed,
} from '@lqr/contract/financing/need-calls.ts'
import { answerInterview, listNeedInterviews } from '@lqr/contract/financing/operation-calls.ts'
import {
  chooseResponse,
  listNeedResponses,
  turnDownResponse,
} from '@lqr/contract/financing/response-calls.ts'
import { AUTHORISATION_LETTER_TITLE } from '@lqr/contract/credit/authorisation-letter.ts'
import { flag } from '@lqr/contract/kernel/field.ts'
import { data, redirect } from 'react-router'
import { requireId } from '../../../shell/listing/require-id.ts'
import { shownAuthorisationField } from '../../../shell/lite/authorisation.ts'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { handleMoves } from '../../../shell/plain/handle-moves.ts'
import type { PlainField } from '../../../shell/plain/plain-field.ts'
import { bodyOfShown, shownVersionField } from '../../../shell/plain/shown-version.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteNeedCopy } from './copy.ts'

const texts = liteNeedCopy.detail

/** What an enterprise can do with its need beside changing it. */
export const NEED_MOVES = [
  { code: 'relist', isDanger: false },
  { code: 'unlist', isDanger: false },
  { code: 'withdraw', isDanger: true },
] as const
const CALLS = { relist: relistNeed, unlist: unlistNeed, withdraw: withdrawNeed } as const
type Move = keyof typeof CALLS

export const noteFields = (move: Move): PlainField[] => [
  { name: 'note', schema: CALLS[move].body.shape.note, as: 'lines' },
]

export const chooseFields: readonly PlainField[] = [
  {
    name: 'consent',
    schema: chooseResponse.body.shape.consent,
    label: liteNeedCopy.form.agree(AUTHORISATION_LETTER_TITLE),
    as: 'tick',
    isUnkept: true,
  },
]

export const turnDownFields: readonly PlainField[] = [
  { name: 'note', schema: turnDownResponse.body.shape.note, as: 'lines' },
]

export const answerFields: readonly PlainField[] = [
  {
    name: 'accepts',
    schema: flag(texts.answer.choice),
    choices: [
      { code: 'yes', name: texts.answer.accept },
      { code: 'no', name: texts.answer.decline },
    ],
  },
  { name: 'answer', schema: answerInterview.body.shape.answer, as: 'lines' },
]

/** One of the own rows, by the address; what is not of this need is not found. */
function rowOf<R extends { readonly id: string }>(request: Request, rows: readonly R[]): R {
  const of = requireId(request, 'of')
  const row = rows.find(({ id }) => id === of)
  if (!row) throw data({ msg: texts.noOffers }, 404)
  return row
}

export function needAction(request: Request, api: LoaderApi) {
  const id = requireId(request, 'id')
  const params = { id }
  const to = (done: string) => redirect(`/lite/need?id=${id}&done=${done}`, 303)
  const note = (move: Move) => () =>
    handleForm(request, api, async () => {
      await api(getNeedCase, { params })
      return {
        fields: [...noteFields(move), shownVersionField],
        schema: CALLS[move].body,
        toBody: bodyOfShown,
        send: (body) => api(CALLS[move], { params, body }),
        done: () => to(move),
      }
    })
  const choose = () =>
    handleForm(request, api, async () => {
      const row = rowOf(request, (await api(listNeedResponses, { params })).responses)
      return {
        fields: [...chooseFields, shownVersionField, shownAuthorisationField],
        schema: chooseResponse.body,
        toBody: bodyOfShown,
        send: (body, { number: idempotencyKey }) =>
          api(chooseResponse, { params: { id: row.id }, body }, { idempotencyKey }),
        done: ({ responses }) => {
          const made = responses.find((one) => one.id === row.id)?.applicationId
          return made ? redirect(`/lite/application?id=${made}&done=applied`, 303) : to('chosen')
        },
      }
    })
  const turnDown = () =>
    handleForm(request, api, async () => {
      const row = rowOf(request, (await api(listNeedResponses, { params })).responses)
      return {
        fields: [...turnDownFields, shownVersionField],
        schema: turnDownResponse.body,
        toBody: bodyOfShown,
        send: (body) => api(turnDownResponse, { params: { id: row.id }, body }),
        done: () => to('turnedDown'),
      }
    })
  const answer = () =>
    handleForm(request, api, async () => {
      const row = rowOf(request, (await api(listNeedInterviews, { params })).interviews)
      return {
        fields: [...answerFields, shownVersionField],
        schema: answerInterview.body,
        toBody: ({ accepts, ...body }) => ({
          ...bodyOfShown(body),
          ...(accepts === undefined ? {} : { accepts: accepts === 'yes' }),
        }),
        send: (body) => api(answerInterview, { params: { id: row.id }, body }),
        done: () => to('answered'),
      }
    })
  const remove = () =>
    handleForm(request, api, async () => {
      await api(getNeedCase, { params })
      return {
        fields: [],
        schema: deleteNeed.params,
        toBody: () => params,
        send: () => api(deleteNeed, { params }),
        done: () => redirect('/lite/needs?done=removed', 303),
      }
    })
  return handleMoves(request, {
    unlist: note('unlist'),
    relist: note('relist'),
    withdraw: note('withdraw'),
    choose,
    turnDown,
    answer,
    remove,
  })
}

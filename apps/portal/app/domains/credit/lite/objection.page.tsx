import { getObjection, withdrawObjection } from '@lqr/contract/credit/objection-calls.ts'
import { creditObjection } from '@lqr/contract/credit/objections/objection-entities.ts'
import { creditObjectionCase, objectionStates } from '@lqr/contract/credit/objections/objection-case.ts'
import { OBJECTION_REASONS } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { CREDIT_TOPICS } from '@lqr/contract/credit/topics.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/objection.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteCopy } from '../../../shell/lite/copy.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteMove, type MoveView } from '../../../shell/lite/lite-moves.tsx'
import { dueOf, eventLines, filledLines, nameOf, noticeOf } from '../../../shell/lite/lite-page.ts'
import {
  LiteAnswer,
  LiteHead,
  LiteLines,
  LiteProgress,
  LiteRefusal,
} from '../../../shell/lite/lite-parts.tsx'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { handleMoves } from '../../../shell/plain/handle-moves.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { bodyOfShown, shownVersion, shownVersionField } from '../../../shell/plain/shown-version.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteCreditCopy } from './copy.ts'

const texts = liteCreditCopy.objection
const labels = labelsOf(creditObjection)
const fields: readonly PlainField[] = [
  { name: 'note', schema: withdrawObjection.body.shape.note, as: 'lines' },
]

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = requireId(request, 'id')
  const api = context.get(apiContext)
  const found = await signedIn(request, () => api(getObjection, { params: { id } }))
  const withdraw: MoveView = {
    action: `/lite/objection?id=${id}&do=withdraw`,
    title: creditObjectionCase.moves.withdraw.name,
    hint: texts.withdraw.hint,
    fields: fields.map(viewOf),
    hidden: shownVersion(found.version),
    submit: texts.withdraw.submit,
    isDanger: true,
  }
  return {
    title: nameOf(CREDIT_TOPICS, found.topic),
    status: nameOf(objectionStates, found.status),
    notice: noticeOf(request, texts.done),
    answer: found.correction ?? found.reply,
    item: found.facts.map(({ label, value }) => [label, value] as const),
    facts: filledLines([
      [labels.number, found.number],
      [labels.dueAt, dueOf(found)],
      [labels.reasonCode, nameOf(OBJECTION_REASONS, found.reasonCode)],
      [labels.content, found.content ?? ''],
      [texts.files, found.files.map(({ name }) => name).join('、')],
    ]),
    withdraw: found.can.withdraw ? withdraw : undefined,
    events: eventLines(objectionStates, found.timeline),
    number: submitNumber(),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const id = requireId(request, 'id')
  const params = { id }
  const api = context.get(apiContext)
  const withdraw = () =>
    handleForm(request, api, async () => {
      await api(getObjection, { params })
      return {
        fields: [...fields, shownVersionField],
        schema: withdrawObjection.body,
        toBody: bodyOfShown,
        send: (body) => api(withdrawObjection, { params, body }),
        done: () => redirect(`/lite/objection?id=${id}&done=withdrawn`, 303),
      }
    })
  return handleMoves(request, { withdraw })
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteObjection({ loaderData, actionData }: Route.ComponentProps) {
  const { title, status, notice, answer, item, facts, withdraw, events, number } = loaderData
  return (
    <>
      <LiteHead title={title} words={status} notice={notice} />
      {!withdraw && <LiteRefusal text={actionData?.refusal} />}
      {answer && <LiteAnswer title={texts.answer} text={answer} />}
      <LiteLines title={liteCopy.facts} lines={facts} />
      <LiteLines title={texts.item} lines={item} />
      <LiteProgress events={events} />
      {withdraw && <LiteMove move={withdraw} state={actionData} number={number} />}
      <a href="/lite/objections">{texts.back}</a>
    </>
  )
}

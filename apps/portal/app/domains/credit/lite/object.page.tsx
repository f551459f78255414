import { submitObjection } from '@lqr/contract/credit/objection-calls.ts'
import { MAX_OBJECTION_FILES } from '@lqr/contract/credit/objections/objection-kinds.ts'
import { data, redirect } from 'react-router'
import type { Route } from './+types/object.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteLines } from '../../../shell/lite/lite-parts.tsx'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { documentsIn } from '../../../shell/plain/placed.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../../shell/plain/typed.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteCreditCopy } from './copy.ts'
import { loadTopic } from './load-topic.ts'

const texts = liteCreditCopy.object
const { shape } = submitObjection.body

const fields: readonly PlainField[] = [
  { name: 'reasonCode', schema: shape.reasonCode },
  { name: 'explanation', of: 'content', schema: shape.content, as: 'lines' },
  {
    name: 'files',
    of: 'fileIds',
    schema: shape.fileIds,
    label: texts.files,
    files: MAX_OBJECTION_FILES,
    isOptional: true,
  },
]

export const handle: PageHandle = { queryKeys: ['topic', 'page', 'item'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const itemId = requireId(request, 'item')
  const { name, items } = await loadTopic(request, context.get(apiContext))
  const item = items.find(({ id }) => id === itemId)
  if (!item) throw data({ msg: texts.missing }, 404)
  return { name, lines: item.lines, fields: fields.map(viewOf), number: submitNumber() }
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const itemId = requireId(request, 'item')
  return handleForm(request, api, () => ({
    fields,
    schema: submitObjection.body,
    toBody: (body, read) => ({ ...body, itemId, fileIds: documentsIn(read).fileIds }),
    send: (body, { number: idempotencyKey }) => api(submitObjection, { body }, { idempotencyKey }),
    done: ({ id }: { id: string }) => redirect(`/lite/objection?id=${id}&done=submitted`, 303),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteObject({ loaderData, actionData }: Route.ComponentProps) {
  const { name, lines, fields: views, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <LiteLines title={name} lines={lines} />
      <PlainForm
        fields={views}
        state={actionData ?? { typed: NOTHING_TYPED, errors: {} }}
        number={number}
        submit={texts.submit}
      />
    </>
  )
}

import { addAdvisoryReqInfo } from '@lqr/contract/advisory/calls.ts'
import { questionForm } from '@lqr/contract/advisory/entities.ts'
import { getCertification } from '@lqr/contract/certification/calls.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/ask.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { loadDraft } from '../../../shell/plain/draft.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { viewOf } from '../../../shell/plain/plain-field.ts'
import { documentsIn } from '../../../shell/plain/placed.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { askFields, askPlace } from './ask-fields.ts'
import { liteQuestionCopy } from './copy.ts'

const texts = liteQuestionCopy.form

export const handle: PageHandle = { queryKeys: [] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ owner, typed, isKept }, { areaCode }] = await signedIn(request, () =>
    Promise.all([loadDraft(api, askPlace, askFields), api(getCertification)]),
  )
  const start = { values: { 'values/areaCode': areaCode ?? '' }, files: {} }
  return {
    fields: askFields.map(viewOf),
    typed: isKept ? typed : start,
    draft: { ...askPlace, owner },
    number: submitNumber(),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => ({
    fields: askFields,
    draft: askPlace,
    schema: questionForm,
    toBody: (body, read) => ({ ...body, fileIds: documentsIn(read).fileIds }),
    send: (body, { number: idempotencyKey }) => api(addAdvisoryReqInfo, { body }, { idempotencyKey }),
    done: ({ id }: { id: string }) => redirect(`/lite/question?id=${id}&done=asked`, 303),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteAsk({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, typed, draft, number } = loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <p className="text-note">{texts.lead}</p>
      <PlainForm
        fields={fields}
        state={actionData ?? { typed, errors: {} }}
        number={number}
        submit={texts.submit}
        draft={draft}
      />
    </>
  )
}

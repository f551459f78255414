import { getApplication, transferApplication } from '@lqr/contract/applications/calls.ts'
import { data, redirect } from 'react-router'
import type { Route } from './+types/transfer.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import { shownAuthorisationField } from '../../shell/lite/authorisation.ts'
import { LiteList } from '../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { LiteAuthorisation } from '../../shell/lite/lite-authorisation.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { handleForm } from '../../shell/plain/handle-form.ts'
import { PlainForm } from '../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../shell/plain/typed.ts'
import { bodyOfShown, shownVersionField } from '../../shell/plain/shown-version.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadTransfer, productIn, transferFields } from './load-transfer.ts'

const texts = copy.transfer

export const handle: PageHandle = { queryKeys: ['id', 'proId', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadTransfer(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const params = { id: requireId(request, 'id') }
  const proId = productIn(request)
  if (proId === undefined) throw data(null, 404)
  return handleForm(request, api, async () => {
    await api(getApplication, { params })
    return {
      fields: [...transferFields, shownVersionField, shownAuthorisationField],
      schema: transferApplication.body,
      toBody: (body) => ({ ...bodyOfShown(body), proId }),
      send: (body, { number: idempotencyKey }) =>
        api(transferApplication, { params, body }, { idempotencyKey }),
      done: ({ id }: { id: string }) => redirect(`/lite/application?id=${id}&done=transferred`, 303),
    }
  })
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteTransfer({ loaderData, actionData }: Route.ComponentProps) {
  const { id, from, rows, next, chosen, hidden, number } = loaderData
  const back = <a href={`/lite/application?id=${id}`}>{texts.back}</a>
  if (!chosen)
    return (
      <>
        <LiteList title={texts.title} rows={rows} next={next} empty={texts.none}>
          <p>{from}</p>
          <p className="text-note">{texts.fits}</p>
        </LiteList>
        {back}
      </>
    )
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      <p>{from}</p>
      <p>
        {texts.to} <strong>{chosen.title}</strong>，{chosen.cost}
      </p>
      <p className="text-note">{texts.warning}</p>
      <PlainForm
        fields={chosen.fields}
        state={actionData ?? { typed: NOTHING_TYPED, errors: {} }}
        number={number}
        submit={texts.submit}
        hidden={hidden}
      >
        <LiteAuthorisation consent={chosen.consent} letter={chosen.letter} />
      </PlainForm>
      <p className="flex gap-4">
        <a href={`/lite/transfer?id=${id}`} className="inline-flex min-h-11 items-center">
          {texts.again}
        </a>
        {back}
      </p>
    </>
  )
}

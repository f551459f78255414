import { getApplication, supplyDocuments, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/application.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { handleForm } from '../../shell/plain/handle-form.ts'
import { PlainForm } from '../../shell/plain/plain-form.tsx'
import { NOTHING_TYPED } from '../../shell/plain/typed.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { loadApplication, supplyPlace } from './load-application.ts'
import { supplyFields, withdrawFields } from './move-fields.ts'
import { placedFiles } from './place-files.ts'

const texts = copy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

const isWithdrawal = (request: Request) => new URL(request.url).searchParams.get('do') === 'withdraw'

export async function loader({ request, context }: Route.LoaderArgs) {
  const done = new URL(request.url).searchParams.get('done') ?? ''
  const shown = await loadApplication(request, context.get(apiContext))
  const notice = Object.hasOwn(texts.done, done) ? texts.done[done as keyof typeof texts.done] : undefined
  return { ...shown, notice, isWithdrawing: isWithdrawal(request) }
}

function withdraw(request: Request, api: LoaderApi, id: string) {
  return handleForm(request, api, async () => {
    const { version } = await api(getApplication, { params: { id } })
    return {
      fields: withdrawFields,
      toBody: (body) => ({ ...body, version }),
      send: (body) => api(withdrawApplication, { params: { id }, body }),
      done: () => redirect(`/lite/application?id=${id}&done=withdrawn`, 303),
    }
  })
}

function supply(request: Request, api: LoaderApi, id: string) {
  return handleForm(request, api, async () => {
    const { version, supplementDocuments } = await api(getApplication, { params: { id } })
    return {
      fields: supplyFields(supplementDocuments),
      draft: supplyPlace(id),
      schema: supplyDocuments.body,
      toBody: (body, read) => ({ ...body, ...placedFiles(read), id, version }),
      send: (body) => api(supplyDocuments, { body }),
      done: () => redirect(`/lite/application?id=${id}&done=supplied`, 303),
    }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  const id = requireId(request, 'id')
  const api = context.get(apiContext)
  return isWithdrawal(request) ? withdraw(request, api, id) : supply(request, api, id)
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

function Lines({ title, lines }: { title: string; lines: readonly (readonly [string, string])[] }) {
  if (lines.length === 0) return null
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <dl className="m-0 grid gap-2 text-note">
        {lines.map(([label, value]) => (
          <div key={label} className="flex gap-3 border-b border-line pb-2">
            <dt className="w-28 shrink-0 text-muted">{label}</dt>
            <dd className="m-0 min-w-0 break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export default function LiteApplication({ loaderData, actionData }: Route.ComponentProps) {
  const {
    id,
    title,
    org,
    status,
    notice,
    supply: asked,
    withdraw: fields,
    number,
    isWithdrawing,
  } = loaderData
  const refused = actionData ?? { typed: NOTHING_TYPED, errors: {} }
  return (
    <>
      <h1 className="text-head">{title}</h1>
      <p>
        {org} · <strong>{status}</strong>
      </p>
      {notice && <p role="status">{notice}</p>}
      {asked && (
        <section>
          <h2 className="text-title">{texts.supply}</h2>
          <p>
            {texts.asked}：{asked.asked}
          </p>
          <PlainForm
            fields={asked.fields}
            state={actionData && !isWithdrawing ? actionData : { typed: asked.typed, errors: {} }}
            number={number}
            submit={texts.supplySubmit}
            action={`/lite/application?id=${id}`}
            draft={asked.draft}
          />
        </section>
      )}
      <Lines title={texts.decision} lines={loaderData.decision} />
      <Lines title={texts.facts} lines={loaderData.facts} />
      <section>
        <h2 className="text-title">{texts.progress}</h2>
        <ol className="m-0 pl-5 text-note">
          {loaderData.timeline.map(({ at, words }) => (
            <li key={`${at} ${words}`}>
              {at} {words}
            </li>
          ))}
        </ol>
      </section>
      {fields && (
        <details open={isWithdrawing}>
          <summary className="min-h-11 cursor-pointer text-primary">{texts.withdraw}</summary>
          <p className="text-note">{texts.withdrawHint}</p>
          <PlainForm
            fields={fields}
            state={isWithdrawing ? refused : { typed: NOTHING_TYPED, errors: {} }}
            number={number}
            submit={texts.withdrawSubmit}
            action={`/lite/application?id=${id}&do=withdraw`}
            isDanger
          />
        </details>
      )}
      <a href="/lite/applications">{texts.back}</a>
    </>
  )
}

import { getApplication, supplyDocuments, withdrawApplication } from '@lqr/contract/applications/calls.ts'
import { forgoGrant } from '@lqr/contract/applications/grant-calls.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { redirect } from 'react-router'
import type * as z from 'zod'
import type { Route } from './+types/application.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { LiteMove, LitePassed, stateOf } from '../../shell/lite/lite-moves.tsx'
import { CertifyFirst, LiteHead, LiteLines, LiteProgress } from '../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../shell/plain/handle-form.ts'
import { documentsIn } from '../../shell/plain/placed.ts'
import type { PlainField } from '../../shell/plain/plain-field.ts'
import { PlainForm } from '../../shell/plain/plain-form.tsx'
import { bodyOfShown, shownVersionField } from '../../shell/plain/shown-version.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { loadApplication, supplyPlace } from './load-application.ts'
import { forgoFields, supplyFields, withdrawFields } from './move-fields.ts'

const texts = copy.detail

export const handle: PageHandle = { queryKeys: ['id', 'done', 'do'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadApplication(request, context.get(apiContext))

/** What ends an application from the enterprise's side. */
interface End<B> {
  readonly fields: readonly PlainField[]
  readonly schema: z.ZodType<B>
  readonly send: (body: B) => Promise<unknown>
  /** The word of the address by which the page says that it is done. */
  readonly done: string
}

function end<B>(request: Request, api: LoaderApi, id: string, { fields, schema, send, done }: End<B>) {
  return handleForm(request, api, async () => {
    await api(getApplication, { params: { id } })
    return {
      fields: [...fields, shownVersionField],
      schema,
      toBody: bodyOfShown,
      send,
      done: () => redirect(`/lite/application?id=${id}&done=${done}`, 303),
    }
  })
}

const withdraw = (request: Request, api: LoaderApi, id: string) =>
  end(request, api, id, {
    fields: withdrawFields,
    schema: withdrawApplication.body,
    send: (body) => api(withdrawApplication, { params: { id }, body }),
    done: 'withdrawn',
  })

const forgo = (request: Request, api: LoaderApi, id: string) =>
  end(request, api, id, {
    fields: forgoFields,
    schema: forgoGrant.body,
    send: (body) => api(forgoGrant, { params: { id }, body }),
    done: 'forgone',
  })

function supply(request: Request, api: LoaderApi, id: string) {
  return handleForm(request, api, async () => {
    const { supplementDocuments } = await api(getApplication, { params: { id } })
    return {
      fields: [...supplyFields(supplementDocuments), shownVersionField],
      draft: supplyPlace(id),
      schema: supplyDocuments.body,
      toBody: (body, read) => ({ ...bodyOfShown(body), ...documentsIn(read), id }),
      send: (body) => api(supplyDocuments, { body }),
      done: () => redirect(`/lite/application?id=${id}&done=supplied`, 303),
    }
  })
}

export function action({ request, context }: Route.ActionArgs) {
  const id = requireId(request, 'id')
  const api = context.get(apiContext)
  const asked = new URL(request.url).searchParams.get('do')
  if (asked === 'forgo') return forgo(request, api, id)
  return asked === 'withdraw' ? withdraw(request, api, id) : supply(request, api, id)
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, org, status, notice, supply: asked, heldRequest, ends, number, sentTo } = loaderData
  const here = `/lite/application?id=${id}`
  const open = [...ends, ...(asked ? [{ action: here }] : [])]
  return (
    <>
      <LiteHead title={title} words={`${org} · ${status}`} notice={notice} />
      <LitePassed open={open} sent={actionData} sentTo={sentTo} />
      {asked && (
        <section>
          <h2 className="text-title">{texts.supply}</h2>
          <p>
            {texts.asked}：{asked.asked}
          </p>
          <PlainForm
            fields={asked.fields}
            state={stateOf(actionData, here, sentTo) ?? { typed: asked.typed, errors: {} }}
            number={number}
            submit={texts.supplySubmit}
            action={here}
            draft={asked.draft}
            hidden={asked.hidden}
          />
        </section>
      )}
      {heldRequest !== undefined && (
        <section>
          <h2 className="text-title">{texts.supply}</h2>
          <p>
            {texts.asked}：{heldRequest}
          </p>
          <CertifyFirst words={texts.notCertified} />
        </section>
      )}
      <LiteLines title={texts.decision} lines={loaderData.decision} />
      <LiteLines title={texts.facts} lines={loaderData.facts} />
      <LiteProgress events={loaderData.events} />
      {loaderData.transfer && (
        <p>
          <a href={`/lite/transfer?id=${id}`} className={buttonStyle('secondary', 'small')}>
            {texts.transfer}
          </a>
        </p>
      )}
      {ends.map((move) => (
        <LiteMove
          key={move.action}
          move={move}
          state={stateOf(actionData, move.action, sentTo)}
          number={number}
        />
      ))}
      <a href="/lite/applications">{texts.back}</a>
    </>
  )
}

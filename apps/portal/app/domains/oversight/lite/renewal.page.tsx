import { renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/renewal.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { shownAuthorisationField } from '../../../shell/lite/authorisation.ts'
import { LiteAuthorisation } from '../../../shell/lite/lite-authorisation.tsx'
import { LiteList, type LiteRow } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteHead } from '../../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../../shell/plain/handle-form.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteRenewalCopy } from './copy.ts'
import { fieldsFor, loadRenewal, productIn } from './load-renewal.ts'

const texts = liteRenewalCopy.form

export const handle: PageHandle = { queryKeys: ['loan', 'proId'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadRenewal(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const proId = productIn(request)
  return handleForm(request, api, () => ({
    fields: [...fieldsFor(0), shownAuthorisationField],
    schema: renewLoan.body,
    toBody: (body) => ({ ...body, proId }),
    send: (body, { number: idempotencyKey }) =>
      api(renewLoan, { params: { id: requireId(request, 'loan') }, body }, { idempotencyKey }),
    done: ({ id }: { id: string }) => redirect(`/lite/application?id=${id}&done=applied`, 303),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

/** The other products of the institution, each leading to the same form. */
function Others({ rows }: { rows: readonly LiteRow[] }) {
  if (rows.length === 0) return null
  return (
    <section>
      <h2 className="text-title">{texts.others}</h2>
      <ul className="m-0 grid list-none gap-2 p-0">
        {rows.map(({ key, href, title, words }) => (
          <li key={key}>
            <a href={href} className="inline-flex min-h-11 items-center">
              {title}
            </a>{' '}
            <span className="text-note text-muted">{words}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function LiteRenewal({ loaderData, actionData }: Route.ComponentProps) {
  const { title, facts, canRenew, closed, others, product, fields, typed, consent, letter, number } =
    loaderData
  const back = (
    <p>
      <a href="/lite/loans" className="inline-flex min-h-11 items-center">
        {texts.back}
      </a>
    </p>
  )
  if (canRenew && !product)
    return (
      <>
        <LiteList title={texts.title} rows={others} next={undefined} empty={texts.none}>
          <p>{title}</p>
          <p className="text-note">{facts}</p>
          {others.length > 0 && <p>{texts.gone}</p>}
        </LiteList>
        {back}
      </>
    )
  return (
    <>
      <LiteHead title={texts.title} words={title} />
      <p className="text-note">{facts}</p>
      {product ? (
        <>
          <p>{texts.product(product.name)}</p>
          <p>{texts.lead}</p>
          <PlainForm
            fields={fields}
            state={actionData ?? { typed, errors: {} }}
            number={number}
            submit={texts.submit}
            hidden={loaderData.hidden}
          >
            <LiteAuthorisation consent={consent} letter={letter} />
          </PlainForm>
          <Others rows={others} />
        </>
      ) : (
        <p>{closed}</p>
      )}
      {back}
    </>
  )
}

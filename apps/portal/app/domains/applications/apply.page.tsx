import { applyForProduct } from '@lqr/contract/applications/calls.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/apply.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { liteMeta } from '../../shell/lite/lite-meta.ts'
import { shownAuthorisationField } from '../../shell/lite/authorisation.ts'
import { LiteAuthorisation } from '../../shell/lite/lite-authorisation.tsx'
import { CertifyFirst, LiteRefusal } from '../../shell/lite/lite-parts.tsx'
import { handleForm } from '../../shell/plain/handle-form.ts'
import { documentsIn } from '../../shell/plain/placed.ts'
import { PlainForm } from '../../shell/plain/plain-form.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { applyFields, termProblems } from './apply-fields.ts'
import { copy } from './copy.ts'
import { applyPlace, loadApply } from './load-apply.ts'
import { openCaseOf } from './open-case.ts'

const texts = copy.apply

export const handle: PageHandle = {
  queryKeys: ['sheet', 'refused', 'proId', 'amountYuan', 'termMonths', 'guaranteeMode'],
}

export const loader = ({ request, context }: Route.LoaderArgs) => loadApply(request, context.get(apiContext))

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, async () => {
    const product = await api(getProduct, { params: { id: requireId(request, 'proId') } })
    return {
      fields: [...applyFields(product), shownAuthorisationField],
      draft: applyPlace(product.id),
      schema: applyForProduct.body,
      problems: ({ typed }) => termProblems(typed.values, product),
      toBody: (body, read) => ({ ...body, ...documentsIn(read), proId: product.id }),
      send: (body, { number: idempotencyKey }) => api(applyForProduct, { body }, { idempotencyKey }),
      wayOf: openCaseOf,
      done: ({ id }: { id: string }) => redirect(`/lite/application?id=${id}&done=applied`, 303),
    }
  })
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteApply({ loaderData, actionData }: Route.ComponentProps) {
  const { title, facts, standing, fields, typed, draft, consent, letter, number, isAttached, refusal } =
    loaderData
  return (
    <>
      <h1 className="text-head">{texts.title}</h1>
      {isAttached && <p role="status">{texts.attached}</p>}
      <LiteRefusal text={actionData ? undefined : refusal} />
      <p>
        <strong>{title}</strong>
        <br />
        <span className="text-note">{facts}</span>
      </p>
      {standing === 'closed' && <p>{texts.closed}</p>}
      {standing === 'notCertified' && <CertifyFirst words={texts.notCertified} />}
      {standing !== 'closed' && (
        <PlainForm
          fields={fields}
          state={actionData ?? { typed, errors: {} }}
          number={number}
          submit={texts.submit}
          draft={draft}
          hidden={loaderData.hidden}
        >
          <p className="flex flex-wrap gap-x-4 text-note">
            <a
              href={`/lite/sheetFile?proId=${loaderData.proId}`}
              className="inline-flex min-h-11 items-center"
            >
              {texts.print}
            </a>
            <a href="/lite/sheet" className="inline-flex min-h-11 items-center">
              {texts.handIn}
            </a>
          </p>
          <LiteAuthorisation consent={consent} letter={letter} />
        </PlainForm>
      )}
    </>
  )
}

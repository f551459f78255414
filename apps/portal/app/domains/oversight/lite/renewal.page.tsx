import { getCertification } from '@lqr/contract/certification/calls.ts'
import { listLoansDue, renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/renewal.page.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { authorisationFor, authorisationTick } from '../../../shell/lite/authorisation.ts'
import { LiteAuthorisation } from '../../../shell/lite/lite-authorisation.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { LiteHead } from '../../../shell/lite/lite-parts.tsx'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { handleForm, submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import { PlainForm } from '../../../shell/plain/plain-form.tsx'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteRenewalCopy } from './copy.ts'

const texts = liteRenewalCopy.form
const { shape } = renewLoan.body
/** What most renewals ask for. */
const USUAL_MONTHS = '12'
/** No enterprise has more loans open. */
const ALL_LOANS = { currentPageNum: 1, pageSize: 100 }

const fieldsFor = (openYuan: number): PlainField[] => [
  { name: 'amountYuan', schema: shape.amountYuan, help: texts.amountHelp(formatAmount(openYuan)) },
  { name: 'termMonths', schema: shape.termMonths },
  authorisationTick(shape.consent),
]

export const handle: PageHandle = { queryKeys: ['loan'] }

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const id = requireId(request, 'loan')
  const [{ list }, { corporateName }] = await signedIn(request, () =>
    Promise.all([api(listLoansDue, { body: ALL_LOANS }), api(getCertification)]),
  )
  const loan = list.find((one) => one.kind === 'application' && one.id === id)
  if (!loan) throw redirect('/lite/loans', 303)
  const { orgFullName: orgName, productName, openYuan, dueOn, daysLeft, canRenew, number: loanNo } = loan
  const fields = fieldsFor(openYuan)
  return {
    title: [orgName, productName].filter(Boolean).join(' '),
    facts: [
      loanNo,
      liteRenewalCopy.list.open(formatAmount(openYuan)),
      liteRenewalCopy.list.due(formatDate(dueOn), daysLeft),
    ].join(' · '),
    canRenew,
    fields: fields.map(viewOf),
    typed: { values: { amountYuan: yuanToTenThousands(openYuan), termMonths: USUAL_MONTHS }, files: {} },
    ...authorisationFor({ corporateName, orgName, productName }),
    number: submitNumber(),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  return handleForm(request, api, () => ({
    fields: fieldsFor(0),
    schema: renewLoan.body,
    toBody: (body) => body,
    send: (body, { number: idempotencyKey }) =>
      api(renewLoan, { params: { id: requireId(request, 'loan') }, body }, { idempotencyKey }),
    done: ({ id }: { id: string }) => redirect(`/lite/application?id=${id}&done=applied`, 303),
  }))
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteRenewal({ loaderData, actionData }: Route.ComponentProps) {
  const { title, facts, canRenew, fields, typed, consent, letter, number } = loaderData
  return (
    <>
      <LiteHead title={texts.title} words={title} />
      <p className="text-note">{facts}</p>
      {canRenew ? (
        <>
          <p>{texts.lead}</p>
          <PlainForm
            fields={fields}
            state={actionData ?? { typed, errors: {} }}
            number={number}
            submit={texts.submit}
          >
            <LiteAuthorisation consent={consent} letter={letter} />
          </PlainForm>
        </>
      ) : (
        <p>{texts.closed}</p>
      )}
      <p>
        <a href="/lite/loans" className="inline-flex min-h-11 items-center">
          {texts.back}
        </a>
      </p>
    </>
  )
}

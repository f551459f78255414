import { getCertification } from '@lqr/contract/certification/calls.ts'
import { listLoansDue, type LoanDue, renewLoan } from '@lqr/contract/oversight/renewal-calls.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { redirect } from 'react-router'
import { addressWith } from '../../../shell/list-address.ts'
import { requireId } from '../../../shell/listing/require-id.ts'
import { authorisationFor, authorisationTick, shownAuthorisation } from '../../../shell/lite/authorisation.ts'
import type { LiteRow } from '../../../shell/lite/lite-list.tsx'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { submitNumber } from '../../../shell/plain/handle-form.ts'
import { type PlainField, viewOf } from '../../../shell/plain/plain-field.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { liteRenewalCopy } from './copy.ts'

const texts = liteRenewalCopy.form
const { shape } = renewLoan.body
/** What most renewals ask for. */
const USUAL_MONTHS = '12'
/** No enterprise has more loans open, and no institution offers more products. */
const ALL = { currentPageNum: 1, pageSize: 100 }

export const fieldsFor = (openYuan: number): PlainField[] => [
  { name: 'amountYuan', schema: shape.amountYuan, help: texts.amountHelp(formatAmount(openYuan)) },
  { name: 'termMonths', schema: shape.termMonths },
  authorisationTick(shape.consent),
]

/** The product that was picked, once one was. */
export const productIn = (request: Request) =>
  new URL(request.url).searchParams.has('proId') ? requireId(request, 'proId') : undefined

interface Product {
  readonly id: string
  readonly name: string
}

/** The other products of the institution of a loan and of the houses above it; the list holds its whole house. */
async function othersOf(api: LoaderApi, { id, orgId, offeringOrgIds, productId }: LoanDue) {
  const { list } = await api(listProducts, { body: { ...ALL, orgId, onlineApply: true } })
  return list
    .filter((card) => offeringOrgIds.includes(card.orgId) && card.id !== productId)
    .map(({ id: proId, name, annualCostMin }) => ({
      id: proId,
      name,
      key: proId,
      href: addressWith('/lite/renewal', { loan: id, proId }),
      title: name,
      words: texts.cost(formatPercent(annualCostMin)),
    }))
}

/** The product that was picked, otherwise that of the loan while it is offered. */
function chosenFrom(
  { productId, productName, isOffered }: LoanDue,
  others: readonly Product[],
  proId: string | undefined,
): Product | undefined {
  const own = isOffered && productId !== null ? { id: productId, name: productName ?? '' } : undefined
  return proId === undefined || proId === own?.id ? own : others.find(({ id }) => id === proId)
}

interface Renewal {
  readonly others: readonly LiteRow[]
  readonly product: Product | undefined
}

const CLOSED: Renewal = { others: [], product: undefined }

async function renewalOf(api: LoaderApi, loan: LoanDue, proId: string | undefined): Promise<Renewal> {
  const others = await othersOf(api, loan)
  const product = chosenFrom(loan, others, proId)
  return { others: others.filter(({ id }) => id !== product?.id), product }
}

export async function loadRenewal(request: Request, api: LoaderApi) {
  const id = requireId(request, 'loan')
  const [{ list }, { corporateName }] = await signedIn(request, () =>
    Promise.all([api(listLoansDue, { body: ALL }), api(getCertification)]),
  )
  const loan = list.find((one) => one.kind === 'application' && one.id === id)
  if (!loan) throw redirect('/lite/loans', 303)
  const { orgFullName: orgName, productName, openYuan, dueOn, daysLeft, canRenew, number: loanNo } = loan
  const { others, product } = canRenew ? await renewalOf(api, loan, productIn(request)) : CLOSED
  return {
    title: [orgName, productName].filter(Boolean).join(' '),
    facts: [
      loanNo,
      liteRenewalCopy.list.open(formatAmount(openYuan)),
      liteRenewalCopy.list.due(formatDate(dueOn), daysLeft),
    ].join(' · '),
    canRenew,
    closed: loan.asksInstitution ? texts.none : texts.closed,
    others,
    product,
    fields: fieldsFor(openYuan).map(viewOf),
    typed: { values: { amountYuan: yuanToTenThousands(openYuan), termMonths: USUAL_MONTHS }, files: {} },
    ...authorisationFor({ corporateName, orgName, productName: product?.name ?? productName }),
    hidden: shownAuthorisation,
    number: submitNumber(),
  }
}

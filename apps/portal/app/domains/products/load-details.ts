import { type getOrganisationRecord, getOrganisation } from '@lqr/contract/organisations/calls.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { getProduct, productFilters } from '@lqr/contract/products/product-calls.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { data } from 'react-router'
import { namesOf } from '../../shell/code-names.ts'
import { inputProps, wanInputProps } from '../../shell/forms/input-props.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { typedNumber } from '../../shell/typed-number.ts'
import { facts } from '../../shell/product-cards/copy.ts'
import { copy } from './copy.ts'
import { costBreakdown, feeLines } from './cost-lines.ts'
import { readOwnLoan } from './own-loan.ts'
import { decisionText, toProductLine } from '../../shell/product-cards/product-line.ts'
import { structuredProduct } from './structured-product.ts'

const { amountYuan, termMonths } = productFilters.shape
const ID = /^[1-9]\d{0,14}$/

export type ProductDetails = Awaited<ReturnType<typeof loadDetails>>

/** A product as its page shows it; 404 for what is no product, also for a number that cannot be one. */
export async function loadDetails(api: LoaderApi, request: Request) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  if (!ID.test(id)) throw data(null, { status: 404 })
  const product = await api(getProduct, { params: { id } })
  const line = toProductLine(product)
  const { loan, errors } = readOwnLoan(searchParams, product)
  return {
    ...line,
    facts: factLines(product),
    views: product.views,
    applicationsCount: product.applicationsCount,
    requirements: product.requirements.split('\n').filter(Boolean),
    materials: product.materials,
    fees: feeLines(product.fees),
    cost: costBreakdown(product, loan),
    own: {
      amount: searchParams.has('amount')
        ? typedNumber(searchParams, 'amount')
        : yuanToTenThousands(loan.amountYuan),
      term: searchParams.has('termMonths')
        ? typedNumber(searchParams, 'termMonths')
        : String(loan.termMonths),
      repayment: loan.repaymentMode ?? product.repaymentModes[0] ?? '',
      modes: REPAYMENT_MODES.filter(({ code }) => product.repaymentModes.includes(code)),
      inputs: { amount: wanInputProps(amountYuan), term: inputProps(termMonths) },
      errors,
    },
    org: await institution(api, product),
    similar: product.similar.map((card) => toProductLine(card)),
    structuredData: structuredProduct(product, line.category),
  }
}

function factLines(product: ProductDetail): { label: string; value: string }[] {
  const { detail } = copy
  const labels = facts
  const line = toProductLine(product)
  const areas = product.areaCodes.flatMap((code) => substationOfCode(code)?.name ?? [])
  const all = [
    { label: labels.amount, value: line.amount },
    { label: labels.rate, value: line.rate },
    { label: labels.term, value: line.term },
    { label: labels.guarantee, value: line.guarantee },
    { label: detail.repayment, value: namesOf(product.repaymentModes, REPAYMENT_MODES).join('、') },
    { label: labels.decision, value: line.decision },
    { label: detail.targetGroups, value: namesOf(product.targetGroups, TARGET_GROUPS).join('、') },
    {
      label: detail.applicantKinds,
      value: namesOf(product.applicantKinds, APPLICANT_KINDS).join('、') || detail.everybody,
    },
    { label: detail.areas, value: areas.join('、') || detail.wholeProvince },
    { label: detail.zones, value: namesOf(product.zones, ZONES).join('、') },
    { label: detail.listedAt, value: formatDate(product.listedAt) },
  ]
  return all.filter(({ value }) => value !== '')
}

// The record is a courtesy of the page: without it the product is still shown.
async function institution(api: LoaderApi, product: ProductDetail) {
  const found = await api(getOrganisation, { params: { id: product.orgId } }).catch(() => null)
  return {
    id: product.orgId,
    name: product.orgName,
    phone: product.orgPhone,
    address: product.orgAddress,
    record: found && recordLines(found.record),
  }
}

/** The published record in words; none before the first case. */
function recordLines(record: Omit<CallOutput<typeof getOrganisationRecord>, 'byMonth'>) {
  const { detail } = copy
  if (record.received === 0) return []
  return [
    { label: detail.received, value: detail.cases(record.received) },
    { label: detail.acceptedInTime, value: detail.cases(record.acceptedInTime) },
    { label: detail.granted, value: detail.cases(record.granted) },
    { label: detail.refused, value: detail.cases(record.refused) },
    { label: detail.beyondTerms, value: detail.cases(record.beyondTerms) },
    { label: detail.median, value: decisionText(record.medianDecisionDays) },
  ]
}

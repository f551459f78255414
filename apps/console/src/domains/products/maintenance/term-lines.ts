import { labelOf } from '@lqr/contract/kernel/field.ts'
import { annualCostPercent } from '@lqr/contract/products/annual-cost.ts'
import type { TermsOut } from '@lqr/contract/products/entities.ts'
import type { DraftTermsOut } from '@lqr/contract/products/maintenance-entities.ts'
import { areaNames } from '@lqr/contract/products/offer-areas.ts'
import { FEE_PAYERS, productTermsShape } from '@lqr/contract/products/product-terms.ts'
import { APPLICANT_KINDS } from '@lqr/contract/reference/applicant-kinds.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { TARGET_GROUPS } from '@lqr/contract/reference/target-groups.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { formatAmount, formatAmountRange, formatTermRange } from '@lqr/ui/format-amount.ts'
import { formatPercent, formatRateRange } from '@lqr/ui/format-rate.ts'
import { nameOf } from '../../../shell/records/name-of.ts'

/** One line of a product's terms as a person reads it; '' when nothing has been filled in. */
export interface TermLine {
  readonly key: string
  readonly label: string
  readonly text: string
  /** Takes the whole width: lists and paragraphs. */
  readonly isWide: boolean
}

export interface TermDifference {
  readonly key: string
  readonly label: string
  readonly before: string
  readonly after: string
}

type Items = readonly { code: string; name: string }[]
type Fee = TermsOut['fees'][number]

const shape = productTermsShape

function names(items: Items, codes: readonly string[] | undefined): string {
  return (codes ?? []).map((code) => nameOf(items, code)).join('、')
}

function feeText({ name, payer, how, percentPerYear, amountYuan }: Fee): string {
  const price = percentPerYear === null ? formatAmount(amountYuan) : `${formatPercent(percentPerYear)}/年`
  return `${name}：${price}，${nameOf(FEE_PAYERS, payer)}承担，${how}`
}

/** The comprehensive annual cost from which the product starts; undefined while a figure for it is missing. */
export function costOf(terms: DraftTermsOut, rate: number | undefined): number | undefined {
  const { fees = [], amountMaxYuan, termMaxMonths } = terms
  if (rate === undefined || !amountMaxYuan || !termMaxMonths) return undefined
  return annualCostPercent(rate, fees, { amountYuan: amountMaxYuan, termMonths: termMaxMonths })
}

/** The terms line by line, in the order in which the form asks for them. */
export function termLines(terms: DraftTermsOut): TermLine[] {
  const { amountMinYuan, amountMaxYuan, rateMin, rateMax, termMinMonths, termMaxMonths, areaCodes } = terms
  const cost = costOf(terms, rateMin)
  const line = (key: string, label: string, text: string, isWide = false) => ({ key, label, text, isWide })
  return [
    line('name', labelOf(shape.name), terms.name),
    line('category', labelOf(shape.category), nameOf(PRODUCT_CATEGORIES, terms.category)),
    line('highlights', labelOf(shape.highlights), terms.highlights ?? '', true),
    line('amount', '额度', formatAmountRange(amountMinYuan, amountMaxYuan)),
    line('term', '期限', formatTermRange(termMinMonths, termMaxMonths)),
    line('rate', '年利率', formatRateRange(rateMin, rateMax)),
    line('cost', '综合年化成本', cost === undefined ? '' : `${formatPercent(cost)} 起`),
    line('guarantee', labelOf(shape.guaranteeModes), names(GUARANTEE_MODES, terms.guaranteeModes)),
    line('repayment', labelOf(shape.repaymentModes), names(REPAYMENT_MODES, terms.repaymentModes)),
    line('fees', labelOf(shape.fees), terms.fees ? feesText(terms.fees) : '', true),
    line('areas', labelOf(shape.areaCodes), areaCodes ? areaNames(areaCodes).join('、') : '', true),
    line('groups', labelOf(shape.targetGroups), names(TARGET_GROUPS, terms.targetGroups), true),
    line('kinds', labelOf(shape.applicantKinds), names(APPLICANT_KINDS, terms.applicantKinds)),
    line('zones', labelOf(shape.zones), names(ZONES, terms.zones), true),
    line('requirements', labelOf(shape.requirements), terms.requirements ?? '', true),
    line('materials', labelOf(shape.materials), (terms.materials ?? []).join('\n'), true),
    line('online', labelOf(shape.onlineApply), onlineText(terms.onlineApply)),
  ]
}

function feesText(fees: readonly Fee[]): string {
  return fees.length === 0 ? '无费用' : fees.map(feeText).join('\n')
}

function onlineText(isOnline: boolean | undefined): string {
  if (isOnline === undefined) return ''
  return isOnline ? '是' : '否'
}

/** What reads differently in the new terms, line by line. */
export function termDifferences(before: DraftTermsOut, after: DraftTermsOut): TermDifference[] {
  const old = new Map(termLines(before).map(({ key, text }) => [key, text]))
  return termLines(after).flatMap(({ key, label, text }) => {
    const was = old.get(key) ?? ''
    return was === text ? [] : [{ key, label, before: was, after: text }]
  })
}

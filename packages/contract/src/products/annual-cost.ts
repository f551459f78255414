import type * as z from 'zod'
import type { RepaymentModeCode } from '../reference/repayment-modes.ts'
import type { productFee } from './entities.ts'

type ProductFee = z.output<typeof productFee>

/** What a loan is measured on: fixed fees weigh more on a small or short one, and on one that is repaid early. */
export interface MeasuredLoan {
  readonly amountYuan: number
  readonly termMonths: number
  /** Without it the whole principal is used until the end, as with interest paid first. */
  readonly repaymentMode?: RepaymentModeCode | undefined
}

/** Modes that repay principal month by month; a plan is measured like equal parts, because its dates are agreed later. */
const INSTALMENTS: readonly (RepaymentModeCode | undefined)[] = [
  'equalInstalment',
  'equalPrincipal',
  'byPlan',
]

/** The yearly rate (percent) as a fraction a month. */
const monthly = (ratePercent: number) => ratePercent / 100 / 12

/** The part of a loan of 1 that is paid each month, interest included, when every payment is the same. */
function instalmentOf(ratePercent: number, months: number): number {
  const rate = monthly(ratePercent)
  return rate === 0 ? 1 / months : rate / (1 - (1 + rate) ** -months)
}

/**
 * How much of the principal is used on average over the term, 0 to 1: 1 when it is repaid at the end; with monthly
 * repayment the balances before each payment, added up and divided by the number of months.
 */
export function averagePrincipalShare(
  ratePercent: number,
  { termMonths, repaymentMode }: MeasuredLoan,
): number {
  if (!INSTALMENTS.includes(repaymentMode)) return 1
  const rate = monthly(ratePercent)
  if (repaymentMode !== 'equalInstalment' || rate === 0) return (termMonths + 1) / (2 * termMonths)
  return (instalmentOf(ratePercent, termMonths) * termMonths - 1) / (rate * termMonths)
}

/** What one fee of the enterprise adds, in percent a year of the principal really used; a fee of somebody else adds 0. */
export function annualFeePercent(fee: ProductFee, ratePercent: number, loan: MeasuredLoan): number {
  if (fee.payer !== 'enterprise') return 0
  const usedYuan = loan.amountYuan * averagePrincipalShare(ratePercent, loan)
  const spread = ((fee.amountYuan ?? 0) / usedYuan / (loan.termMonths / 12)) * 100
  return (fee.percentPerYear ?? 0) + spread
}

/**
 * The comprehensive annual cost in percent a year, two decimals: everything the enterprise pays for the loan, interest and
 * every fee, divided by the principal it really uses and by the years (simple interest). Yearly fees are charged on the
 * balance, fixed ones spread over it (docs/product-rules.md, Annual cost; method of 《企业贷款综合融资成本清单》).
 */
export function annualCostPercent(
  ratePercent: number,
  fees: readonly ProductFee[],
  loan: MeasuredLoan,
): number {
  const all = fees.reduce((sum, fee) => sum + annualFeePercent(fee, ratePercent, loan), ratePercent)
  return Math.round(all * 100) / 100
}

/** The same in money over the whole term, whole yuan: what a yearly percentage of the principal used comes to. */
export function yuanOverTerm(percentPerYear: number, ratePercent: number, loan: MeasuredLoan): number {
  const usedYuan = loan.amountYuan * averagePrincipalShare(ratePercent, loan)
  return Math.round((usedYuan * percentPerYear * loan.termMonths) / 1200)
}

/** The first monthly payment in whole yuan, fees left out; undefined when nothing is due before the end or a plan decides. */
export function firstPaymentYuan(ratePercent: number, loan: MeasuredLoan): number | undefined {
  const { amountYuan, termMonths, repaymentMode } = loan
  if (repaymentMode === undefined || repaymentMode === 'bullet' || repaymentMode === 'byPlan')
    return undefined
  const interest = amountYuan * monthly(ratePercent)
  if (repaymentMode === 'equalInstalment')
    return Math.round(amountYuan * instalmentOf(ratePercent, termMonths))
  return Math.round(repaymentMode === 'equalPrincipal' ? amountYuan / termMonths + interest : interest)
}

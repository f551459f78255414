import { annualCostPercent, firstPaymentYuan } from '../products/annual-cost.ts'

/** What a lease is reckoned on: the amount financed, its yearly rate, the months, and a fee paid once. */
export interface MeasuredLease {
  readonly amountYuan: number
  readonly ratePercent: number
  readonly termMonths: number
  readonly feeYuan: number
}

export interface LeaseCost {
  /** The rent of each month, paid at its end. */
  readonly rentYuan: number
  /** All rents and the fee. */
  readonly totalYuan: number
  /** Comprehensive annual cost in percent a year, by the method of `annualCostPercent`. */
  readonly annualCost: number
}

/** The most that can be financed: the value less the down payment, in whole yuan. */
export function largestLeaseAmount(valueYuan: number, downPaymentPercent: number): number {
  return Math.floor((valueYuan * (10_000 - Math.round(downPaymentPercent * 100))) / 10_000)
}

/** Rents are equal and paid at the end of each month, so a lease is measured like a loan in equal instalments. */
const RENTS = 'equalInstalment'

/** The equal rent of each month in whole yuan (annuity, paid at the end of the month; without interest an equal share). */
export function monthlyRentYuan({
  amountYuan,
  ratePercent,
  termMonths,
}: Omit<MeasuredLease, 'feeYuan'>): number {
  return firstPaymentYuan(ratePercent, { amountYuan, termMonths, repaymentMode: RENTS }) ?? 0
}

/** Comprehensive annual cost of a lease, percent a year: interest and the fee over the amount really used. */
export function leaseAnnualCost({ amountYuan, ratePercent, termMonths, feeYuan }: MeasuredLease): number {
  const fee = {
    name: '手续费',
    payer: 'enterprise',
    how: '一次性',
    percentPerYear: null,
    amountYuan: feeYuan,
  } as const
  return annualCostPercent(ratePercent, [fee], { amountYuan, termMonths, repaymentMode: RENTS })
}

/** What a lease costs: rent a month, everything together, and a year in percent. */
export function leaseCost(lease: MeasuredLease): LeaseCost {
  const rentYuan = monthlyRentYuan(lease)
  return {
    rentYuan,
    totalYuan: rentYuan * lease.termMonths + lease.feeYuan,
    annualCost: leaseAnnualCost(lease),
  }
}

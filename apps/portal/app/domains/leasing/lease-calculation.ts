import { largestLeaseAmount, leaseCost } from '@lqr/contract/leasing/lease-cost.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { checkTwoDecimals } from '@lqr/contract/rules/numeric.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { leaseCopy } from './copy.ts'

const labels = leaseCopy.calculator
const WAN = 10_000

/** The address keys of the calculator with what stands in its fields at first. */
const FIRST = { amount: '100', down: '20', rate: '6', termMonths: '36', fee: '1' } as const
export type CalculatorKey = keyof typeof FIRST

function numberWithin(text: string, min: number, max: number): number | undefined {
  const value = text !== '' && checkTwoDecimals(text) === undefined ? Number(text) : Number.NaN
  return value >= min && value <= max ? value : undefined
}

/**
 * The lease a visitor asks the cost of (`amount` is the value of the equipment in 万元), its result in words, and what is
 * wrong with the fields. With a wrong field there is no result: a figure must belong to what stands above it.
 */
export function readCalculation(search: URLSearchParams) {
  const typed = Object.fromEntries(
    Object.entries(FIRST).map(([key, first]) => [key, search.get(key)?.trim() ?? first]),
  ) as Record<CalculatorKey, string>
  const valueYuan = tenThousandsToYuan(typed.amount)
  const isValue = valueYuan !== undefined && valueYuan >= 1_000 && valueYuan <= 1_000_000 * WAN
  const down = numberWithin(typed.down, 0, 90)
  const ratePercent = numberWithin(typed.rate, 0.01, 36)
  const months = numberWithin(typed.termMonths, 1, 120)
  const termMonths = Number.isInteger(months) ? months : undefined
  const feePercent = numberWithin(typed.fee, 0, 10)
  const errors: Partial<Record<CalculatorKey, string>> = {
    ...(isValue ? {} : { amount: labels.errors.value }),
    ...(down === undefined ? { down: labels.errors.percent } : {}),
    ...(ratePercent === undefined ? { rate: labels.errors.rate } : {}),
    ...(termMonths === undefined ? { termMonths: labels.errors.term } : {}),
    ...(feePercent === undefined ? { fee: labels.errors.fee } : {}),
  }
  const isWhole =
    isValue &&
    down !== undefined &&
    ratePercent !== undefined &&
    termMonths !== undefined &&
    feePercent !== undefined
  return {
    typed,
    errors,
    result: isWhole ? resultOf({ valueYuan, down, ratePercent, termMonths, feePercent }) : undefined,
  }
}

interface Asked {
  readonly valueYuan: number
  readonly down: number
  readonly ratePercent: number
  readonly termMonths: number
  readonly feePercent: number
}

function resultOf({ valueYuan, down, ratePercent, termMonths, feePercent }: Asked) {
  const amountYuan = largestLeaseAmount(valueYuan, down)
  const feeYuan = Math.round((amountYuan * feePercent) / 100)
  const cost = leaseCost({ amountYuan, ratePercent, termMonths, feeYuan })
  const rents = cost.rentYuan * termMonths
  return {
    basis: labels.basis(formatAmount(amountYuan), formatTerm(termMonths)),
    rent: formatAmount(cost.rentYuan),
    annualCost: formatPercent(cost.annualCost),
    rows: [
      { label: labels.downPayment, value: formatAmount(valueYuan - amountYuan) },
      { label: labels.amount, value: formatAmount(amountYuan) },
      { label: labels.rents, value: formatAmount(rents) },
      { label: labels.feeYuan, value: formatAmount(feeYuan) },
      { label: labels.extra, value: formatAmount(cost.totalYuan - amountYuan) },
      { label: labels.total, value: formatAmount(valueYuan - amountYuan + cost.totalYuan) },
    ],
  }
}

export type Calculation = ReturnType<typeof readCalculation>

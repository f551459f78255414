import { amountYuan, field, labelsOf, twoDecimals, unitOf } from '@lqr/contract/kernel/field.ts'
import { leaseAsked } from '@lqr/contract/leasing/form.ts'
import { largestLeaseAmount, leaseCost } from '@lqr/contract/leasing/lease-cost.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { checkTwoDecimals } from '@lqr/contract/rules/numeric.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import * as z from 'zod'
import { inputProps, wanInputProps } from '../../shell/forms/input-props.ts'
import { typedNumber } from '../../shell/typed-number.ts'
import { leaseCopy } from './copy.ts'

const labels = leaseCopy.calculator
const WAN = 10_000

/** The address keys of the calculator with what stands in its fields at first. */
const FIRST = { amount: '100', down: '20', rate: '6', termMonths: '36', fee: '1' } as const
export type CalculatorKey = keyof typeof FIRST

const asked = labelsOf({ shape: leaseAsked })
/** What may be typed; `amount` is the value of the equipment. */
const fields = {
  amount: amountYuan(asked.valueYuan, { min: 1_000, max: 1_000_000 * WAN }),
  down: twoDecimals(asked.downPaymentPercent, { min: 0, max: 90, unit: '%' }),
  rate: twoDecimals(labels.rate, { min: 0.01, max: 36, unit: '%' }),
  termMonths: field(z.int().min(1).max(120), {
    label: asked.termMonths,
    unit: unitOf(leaseAsked.termMonths),
  }),
  fee: twoDecimals(labels.fee, { min: 0, max: 10, unit: '%' }),
}
const { amount: equipmentValue, ...others } = fields
const inputs = [
  { key: 'amount', ...wanInputProps(equipmentValue) },
  ...Object.entries(others).map(([key, other]) => ({ key, ...inputProps(other) })),
] as readonly ({ key: CalculatorKey } & ReturnType<typeof inputProps>)[]

function numberIn(key: Exclude<CalculatorKey, 'amount'>, text: string): number | undefined {
  if (text === '' || checkTwoDecimals(text) !== undefined) return undefined
  return fields[key].safeParse(Number(text)).data
}

/**
 * The lease a visitor asks the cost of (`amount` is the value of the equipment in 万元), its result in words, and what is
 * wrong with the fields. With a wrong field there is no result: a figure must belong to what stands above it.
 */
export function readCalculation(search: URLSearchParams) {
  const typed = Object.fromEntries(
    Object.entries(FIRST).map(([key, first]) => [key, search.has(key) ? typedNumber(search, key) : first]),
  ) as Record<CalculatorKey, string>
  const valueYuan = fields.amount.safeParse(tenThousandsToYuan(typed.amount)).data
  const down = numberIn('down', typed.down)
  const ratePercent = numberIn('rate', typed.rate)
  const termMonths = numberIn('termMonths', typed.termMonths)
  const feePercent = numberIn('fee', typed.fee)
  const errors: Partial<Record<CalculatorKey, string>> = {
    ...(valueYuan === undefined ? { amount: labels.errors.value } : {}),
    ...(down === undefined ? { down: labels.errors.percent } : {}),
    ...(ratePercent === undefined ? { rate: labels.errors.rate } : {}),
    ...(termMonths === undefined ? { termMonths: labels.errors.term } : {}),
    ...(feePercent === undefined ? { fee: labels.errors.fee } : {}),
  }
  const isWhole =
    valueYuan !== undefined &&
    down !== undefined &&
    ratePercent !== undefined &&
    termMonths !== undefined &&
    feePercent !== undefined
  return {
    inputs,
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

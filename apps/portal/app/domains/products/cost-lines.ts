import {
  annualCostPercent,
  annualFeePercent,
  firstPaymentYuan,
  type MeasuredLoan,
  yuanOverTerm,
} from '@lqr/contract/products/annual-cost.ts'
import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { REPAYMENT_MODES } from '@lqr/contract/reference/repayment-modes.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'
import { copy as costCopy } from './cost-copy.ts'

type Fees = ProductDetail['fees']

export interface FeeLine {
  readonly name: string
  readonly payer: string
  readonly how: string
  /** `年化 0.80%` or a fixed amount. */
  readonly text: string
}

/** Every fee in words, whoever pays it. */
export function feeLines(fees: Fees): FeeLine[] {
  return fees.map(({ name, payer, how, percentPerYear, amountYuan }) => ({
    name,
    payer: copy.payers[payer],
    how,
    text: percentPerYear === null ? formatAmount(amountYuan) : `${formatPercent(percentPerYear)}/年`,
  }))
}

export interface CostBreakdown {
  readonly basis: string
  readonly rows: readonly { name: string; percent: string; yuan: string }[]
  readonly total: string
  readonly totalYuan: string
  /** What is paid each month, or in the first; '' when nothing is due before the end. */
  readonly payment: string
  /** The total at the highest rate; the same as `total` for a single rate. */
  readonly highest: string
  readonly highestRate: string
}

type Priced = Pick<ProductDetail, 'rateMin' | 'rateMax' | 'fees'>

/** The comprehensive annual cost of a loan at the product's lowest rate, item by item, and its total at the highest. */
export function costBreakdown(product: Priced, loan: MeasuredLoan): CostBreakdown {
  const { rateMin, rateMax, fees } = product
  const row = (name: string, percentPerYear: number) => ({
    name,
    percent: formatPercent(Math.round(percentPerYear * 100) / 100),
    yuan: yuanOverTerm(percentPerYear, rateMin, loan),
  })
  const own = fees.filter(({ payer }) => payer === 'enterprise')
  const rows = [
    row(costCopy.interest(formatPercent(rateMin)), rateMin),
    ...own.map((fee) => row(fee.name, annualFeePercent(fee, rateMin, loan))),
  ]
  const [repayment = costCopy.wholePrincipal] = loan.repaymentMode
    ? namesOf([loan.repaymentMode], REPAYMENT_MODES)
    : []
  const first = firstPaymentYuan(rateMin, loan)
  return {
    basis: costCopy.basis(formatAmount(loan.amountYuan), formatTerm(loan.termMonths), repayment),
    rows: rows.map((one) => ({ ...one, yuan: formatAmount(one.yuan) })),
    total: formatPercent(annualCostPercent(rateMin, fees, loan)),
    totalYuan: formatAmount(rows.reduce((sum, { yuan }) => sum + yuan, 0)),
    payment:
      first === undefined
        ? ''
        : costCopy.firstPayment(formatAmount(first), loan.repaymentMode !== 'equalPrincipal'),
    highest: formatPercent(annualCostPercent(rateMax, fees, loan)),
    highestRate: formatPercent(rateMax),
  }
}

import type { ReportRecord } from './report-record.ts'

/** What is left of the credit, in yuan. */
export const undrawnOf = (row: Pick<ReportRecord, 'credit_amount_yuan' | 'loan_amount_yuan'>) =>
  (row.credit_amount_yuan ?? 0) - (row.loan_amount_yuan ?? 0)

interface Drawn {
  readonly amountYuan: number
  readonly rate: number
}

/** Annual percent with two decimals, weighted by amount; null where nothing was drawn. */
export function averageRate(drawn: readonly Drawn[]): number | null {
  const whole = drawn.reduce((sum, { amountYuan }) => sum + amountYuan, 0)
  if (whole === 0) return null
  const hundredths = drawn.reduce((sum, { amountYuan, rate }) => sum + amountYuan * Math.round(rate * 100), 0)
  return Math.round(hundredths / whole) / 100
}

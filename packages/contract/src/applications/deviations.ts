import type { RepaymentModeCode } from '../reference/repayment-modes.ts'

/** In what a grant can differ from what the product published. */
export const TERM_DEVIATIONS = [
  { code: 'RATE', name: '年利率' },
  { code: 'TERM', name: '期限' },
  { code: 'AMOUNT', name: '额度' },
  { code: 'REPAYMENT', name: '还款方式' },
] as const

export type TermDeviationCode = (typeof TERM_DEVIATIONS)[number]['code']

/** The ranges that a product published. */
export interface PublishedRange {
  readonly amountMinYuan: number
  readonly rateMin: number
  readonly rateMax: number
  readonly termMinMonths: number
  readonly termMaxMonths: number
  readonly repaymentModes: readonly RepaymentModeCode[]
}

/** What is granted; what is not typed yet deviates in nothing. */
export interface GrantedTerms {
  readonly amountYuan?: number | undefined
  readonly rate?: number | undefined
  readonly termMonths?: number | undefined
  readonly repayment?: RepaymentModeCode | undefined
}

/**
 * In what a grant lies beyond the published product, in the order of `TERM_DEVIATIONS`. An amount above the published maximum
 * is no deviation: it is refused (docs/product-rules.md, Grants beyond the product).
 */
export function deviationsOf(published: PublishedRange, granted: GrantedTerms): TermDeviationCode[] {
  const { amountYuan, rate, termMonths, repayment } = granted
  const beyond: Readonly<Record<TermDeviationCode, boolean>> = {
    RATE: rate !== undefined && (rate < published.rateMin || rate > published.rateMax),
    TERM:
      termMonths !== undefined &&
      (termMonths < published.termMinMonths || termMonths > published.termMaxMonths),
    AMOUNT: amountYuan !== undefined && amountYuan < published.amountMinYuan,
    REPAYMENT:
      repayment !== undefined &&
      published.repaymentModes.length > 0 &&
      !published.repaymentModes.includes(repayment),
  }
  return TERM_DEVIATIONS.flatMap(({ code }) => (beyond[code] ? [code] : []))
}

import type { MeasuredLoan } from '@lqr/contract/products/annual-cost.ts'
import { REPAYMENT_MODES, type RepaymentModeCode } from '@lqr/contract/reference/repayment-modes.ts'
import { isEmptyOrZero } from '@lqr/contract/rules/emptiness.ts'
import { tenThousandsToYuan } from '@lqr/contract/rules/money-units.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { typedNumber } from '../../shell/typed-number.ts'
import { copy } from './cost-copy.ts'

interface Limits {
  readonly amountMinYuan: number
  readonly amountMaxYuan: number
  readonly termMinMonths: number
  readonly termMaxMonths: number
  readonly repaymentModes: readonly string[]
}

export interface OwnLoan {
  /** What the cost is measured on: the visitor's own loan, or the largest and longest the product offers. */
  readonly loan: MeasuredLoan
  readonly errors: { readonly amount?: string; readonly term?: string; readonly repayment?: string }
}

/** A repayment mode the product offers; undefined for any other text. */
function offeredMode(text: string, { repaymentModes }: Limits): RepaymentModeCode | undefined {
  return REPAYMENT_MODES.find(({ code }) => code === text && repaymentModes.includes(code))?.code
}

/**
 * The loan a visitor asks the cost of: `amount` in 万元, `termMonths` and `repayment` of the address, within what the product
 * offers. What is left empty, or is zero, is the largest, the longest and repaid at the end, as the cards are measured.
 */
export function readOwnLoan(search: URLSearchParams, limits: Limits): OwnLoan {
  const largest = { amountYuan: limits.amountMaxYuan, termMonths: limits.termMaxMonths }
  const unlessZero = (text: string) => (isEmptyOrZero(text) ? '' : text)
  const amountText = unlessZero(typedNumber(search, 'amount'))
  const termText = unlessZero(typedNumber(search, 'termMonths'))
  const repaymentText = unlessZero((search.get('repayment') ?? '').trim())
  if (!amountText && !termText && !repaymentText) return { loan: largest, errors: {} }
  const amountYuan = amountText ? tenThousandsToYuan(amountText) : largest.amountYuan
  const termMonths = termText ? Number(termText) : largest.termMonths
  const repaymentMode = offeredMode(repaymentText, limits)
  const amountFits =
    amountYuan !== undefined && amountYuan >= limits.amountMinYuan && amountYuan <= limits.amountMaxYuan
  const termFits =
    Number.isInteger(termMonths) && termMonths >= limits.termMinMonths && termMonths <= limits.termMaxMonths
  const repaymentFits = repaymentText === '' || repaymentMode !== undefined
  const fits = amountFits && termFits && repaymentFits
  return {
    loan: fits ? { amountYuan, termMonths, ...(repaymentMode ? { repaymentMode } : {}) } : largest,
    errors: {
      ...(amountFits
        ? {}
        : { amount: copy.range(formatAmount(limits.amountMinYuan), formatAmount(limits.amountMaxYuan)) }),
      ...(termFits ? {} : { term: copy.termRange(limits.termMinMonths, limits.termMaxMonths) }),
      ...(repaymentFits ? {} : { repayment: copy.notOffered }),
    },
  }
}

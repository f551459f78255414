import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import { termsCopy } from './terms-copy.ts'

/** What is wrong: the error and the sentence at each field. */
export interface TermsProblem {
  readonly error: ErrorDef
  readonly fields: Record<string, string>
}

type Range = Pick<
  ApplicationTerms,
  'amountMinYuan' | 'amountMaxYuan' | 'termMinMonths' | 'termMaxMonths' | 'guaranteeModes'
>

/** Whether the product offers what is asked for; every field that it does not is named, the first gives the error. */
export function termsProblem(
  product: Range,
  asked: { amountYuan: number; termMonths: number; guaranteeMode: GuaranteeModeCode },
): TermsProblem | undefined {
  const problems: [field: string, error: ErrorDef, sentence: string][] = []
  if (asked.amountYuan < product.amountMinYuan || asked.amountYuan > product.amountMaxYuan) {
    const sentence = termsCopy.amountRange(product.amountMinYuan, product.amountMaxYuan)
    problems.push(['amountYuan', errors.amountOutOfRange, sentence])
  }
  if (asked.termMonths < product.termMinMonths || asked.termMonths > product.termMaxMonths) {
    const sentence = termsCopy.termRange(product.termMinMonths, product.termMaxMonths)
    problems.push(['termMonths', errors.termOutOfRange, sentence])
  }
  if (!product.guaranteeModes.includes(asked.guaranteeMode)) {
    problems.push(['guaranteeMode', errors.guaranteeNotOffered, errors.guaranteeNotOffered.msg])
  }
  const [first] = problems
  return (
    first && { error: first[1], fields: Object.fromEntries(problems.map(([field, , text]) => [field, text])) }
  )
}

/** A grant stays within what the product offered on the day of the application. */
export function creditProblem(
  terms: Pick<ApplicationTerms, 'amountMaxYuan'>,
  creditAmountYuan: number,
): TermsProblem | undefined {
  if (creditAmountYuan <= terms.amountMaxYuan) return undefined
  const sentence = termsCopy.creditTooHigh(terms.amountMaxYuan)
  return { error: errors.amountOutOfRange, fields: { creditAmountYuan: sentence } }
}

/** A loan stays within the grant. */
export function loanProblem(creditAmountYuan: number, loanAmountYuan: number): TermsProblem | undefined {
  if (loanAmountYuan <= creditAmountYuan) return undefined
  const sentence = termsCopy.loanTooHigh(creditAmountYuan)
  return { error: errors.amountOutOfRange, fields: { loanAmountYuan: sentence } }
}

/** The sentence at a loan date (YYYY-MM-DD) that lies before the grant or after today; undefined when it may stand. */
export function loanDateProblem(loanDate: string, creditedOn: string, today: string): string | undefined {
  if (loanDate > today) return termsCopy.loanInFuture
  if (loanDate < creditedOn) return termsCopy.loanBeforeCredit(creditedOn)
  return undefined
}

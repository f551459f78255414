import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import type { LoanFlag } from '@lqr/contract/demand-reports/kinds.ts'
import { GUARANTEED_FLAGS } from '@lqr/contract/demand-reports/loan-flags.ts'
import type { ApplicantKindCode } from '@lqr/contract/reference/applicant-kinds.ts'
import type { FitCondition, FitConditionCode } from '@lqr/contract/products/fit.ts'
import type { GuaranteeModeCode } from '@lqr/contract/reference/guarantee-modes.ts'
import { productsErrors as errors } from '@lqr/contract/products/errors.ts'
import { offerConditions, type OfferTerms, termConditions } from '../products/index.ts'
import { termsCopy } from './terms-copy.ts'

/** What is wrong: the error and the sentence at each field. */
export interface TermsProblem {
  readonly error: ErrorDef
  readonly fields: Record<string, string>
}

type Range = Pick<
  OfferTerms,
  'amountMinYuan' | 'amountMaxYuan' | 'termMinMonths' | 'termMaxMonths' | 'guaranteeModes'
>

/** How applying refuses a condition that is not met: the error, and the sentence at the field it concerns. */
const REFUSALS: Partial<
  Record<FitConditionCode, (product: Range) => readonly [error: ErrorDef, field?: string, sentence?: string]>
> = {
  ONLINE_APPLY: () => [errors.notApplicable],
  APPLICANT_KIND: () => [errors.applicantKindNotServed],
  AMOUNT: ({ amountMinYuan: min, amountMaxYuan: max }) => [
    errors.amountOutOfRange,
    'amountYuan',
    termsCopy.amountRange(min, max),
  ],
  TERM: ({ termMinMonths: min, termMaxMonths: max }) => [
    errors.termOutOfRange,
    'termMonths',
    termsCopy.termRange(min, max),
  ],
  GUARANTEE: () => [errors.guaranteeNotOffered, 'guaranteeMode', errors.guaranteeNotOffered.msg],
}

/** The first condition that is not met gives the error; every field that one concerns is named. */
function refusalOf(
  conditions: readonly Pick<FitCondition, 'code' | 'result'>[],
  product: Range,
): TermsProblem | undefined {
  const refusals = conditions.flatMap(({ code, result }) => {
    const refusal = result === 'met' ? undefined : REFUSALS[code]?.(product)
    return refusal ? [refusal] : []
  })
  const [first] = refusals
  if (!first) return undefined
  const isOfFields = first[1] !== undefined
  const fields = isOfFields
    ? refusals.flatMap(([, field, text]) => (field && text ? [[field, text]] : []))
    : []
  return { error: first[0], fields: Object.fromEntries(fields) }
}

interface Asked {
  readonly amountYuan: number
  readonly termMonths: number
  readonly guaranteeMode: GuaranteeModeCode
}

/** Whether the product offers what is asked for; every field that it does not is named, the first gives the error. */
export function termsProblem(product: Range, asked: Asked): TermsProblem | undefined {
  return refusalOf(termConditions(product, asked), product)
}

/** The same with whether it is applied for on line and serves such an applicant: everything that the matcher requires too. */
export function offerProblem(
  product: OfferTerms,
  asked: Asked,
  kind: ApplicantKindCode,
): TermsProblem | undefined {
  return refusalOf(offerConditions(product, asked, kind), product)
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

/** Ways of securing a loan by which somebody else answers for it. */
const GUARANTEED: readonly GuaranteeModeCode[] = ['guarantor', 'guaranteeCompany', 'combined']

/** The sentence at 纯信用 where the application names who answers for the loan; what is mortgaged or pledged may be waived. */
export function creditOnlyProblem(
  guaranteeMode: GuaranteeModeCode,
  isCreditOnly: boolean,
): string | undefined {
  return isCreditOnly && GUARANTEED.includes(guaranteeMode)
    ? termsCopy.creditOnlyGuaranteed(guaranteeMode)
    : undefined
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

/** What is marked of a loan, beside what its grant and the institution said of it. */
interface MarkedLoan {
  readonly loanDate: string
  readonly repricedOn?: string | undefined
  readonly loanFlags?: readonly LoanFlag[] | undefined
  readonly hasEarlierLoan: boolean
  /** Null with a grant from before that was asked for. */
  readonly isCreditOnly: boolean | null
}

/** The sentences at a drawing's day of repricing and flags that contradict its day, its grant or what is said of earlier loans. */
export function drawingProblems(loan: MarkedLoan): Record<string, string> {
  const { loanDate, repricedOn, loanFlags = [] } = loan
  const contradiction = flagsAgainst(loan, loanFlags)
  return {
    ...(repricedOn !== undefined && repricedOn < loanDate && { repricedOn: termsCopy.repricedBefore }),
    ...(contradiction && { loanFlags: contradiction }),
  }
}

function flagsAgainst({ isCreditOnly, hasEarlierLoan }: MarkedLoan, flags: readonly LoanFlag[]) {
  if (isCreditOnly === false && flags.includes('creditOnly')) return termsCopy.flagNotCreditOnly
  if (isCreditOnly && GUARANTEED_FLAGS.some((flag) => flags.includes(flag))) return termsCopy.flagCreditOnly
  return hasEarlierLoan && flags.includes('firstCustomer') ? termsCopy.flagEarlierLoan : undefined
}

interface Loan {
  readonly loanAmountYuan: number
  readonly loanDate: string
  readonly repaidYuan: number
  readonly repaidOn: string | null
}

/** The sentences at a repayment of principal that is more than what is open, or on a day that cannot be; repayments come in their order. */
export function repaymentProblems(
  { loanAmountYuan, loanDate, repaidYuan, repaidOn }: Loan,
  paid: { readonly principalYuan: number; readonly repaidOn: string },
  today: string,
): Record<string, string> {
  const open = loanAmountYuan - repaidYuan
  const earliest = repaidOn ?? loanDate
  return {
    ...(paid.principalYuan > open && { principalYuan: termsCopy.repaidTooMuch(open) }),
    ...(paid.repaidOn < earliest && { repaidOn: termsCopy.repaidBefore(earliest) }),
    ...(paid.repaidOn > today && { repaidOn: termsCopy.repaidInFuture }),
  }
}

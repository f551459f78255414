import * as z from 'zod'
import { field, oneOf } from '../kernel/field.ts'
import { LOAN_FLAGS, type LoanFlag } from './kinds.ts'

/** Flags by which somebody else answers for a loan. */
export const GUARANTEED_FLAGS = ['guaranteed', 'governmentGuaranteed'] as const satisfies readonly LoanFlag[]

/** The sentence at flags that cannot be true of one loan; undefined where they can. */
function flagsProblem(flags: readonly LoanFlag[]): string | undefined {
  const isGuaranteed = GUARANTEED_FLAGS.some((flag) => flags.includes(flag))
  return isGuaranteed && flags.includes('creditOnly')
    ? '信用贷款没有担保，不能同时标识为融资担保或政府性融资担保，请只保留其中一项'
    : undefined
}

/** What an institution marks of one loan, each by itself. */
export const loanFlags = field(
  z.array(oneOf('贷款标识', LOAN_FLAGS)).superRefine((flags, context) => {
    const message = flagsProblem(flags)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  }),
  { label: '贷款标识' },
)

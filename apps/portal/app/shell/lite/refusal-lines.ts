import { labelOf } from '@lqr/contract/kernel/field.ts'
import { figureInWords } from '@lqr/contract/reference/refusal-conditions.ts'
import { type RefusalOut, refusalOut } from '@lqr/contract/reference/refusal-fields.ts'
import { formatDate } from '@lqr/ui/format-date.ts'

/** What decided a refusal in figures, and from when to try again; empty where it is not said. */
export const refusalLines = (refusal: Omit<RefusalOut, 'alternatives'>) =>
  [
    [labelOf(refusalOut.decidingCondition), figureInWords(refusal)],
    [labelOf(refusalOut.retryFrom), formatDate(refusal.retryFrom)],
  ] as const

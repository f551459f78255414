import { caseKindNames } from '@lqr/contract/all-cases.ts'
import { letterStates } from '@lqr/contract/oversight/letter-case.ts'
import { LOAN_KINDS } from '@lqr/contract/oversight/renewal-calls.ts'

/** The columns of letters and renewals that hold codes of a list. */
export const OVERSIGHT_COLUMNS = {
  'oversight_letter.status': letterStates,
  'oversight_letter_case.kind': caseKindNames,
  'renewal_notice.kind': LOAN_KINDS,
} as const

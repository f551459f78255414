import type { accountOpeningCase } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import type { CaseWay } from '../../shell/cases/case-way.ts'

/** From the appointment to the account; one that was moved has to be confirmed anew. */
export const OPENING_WAY = [
  { moves: ['submit', 'change'] },
  { moves: ['confirm'], awaitedIn: ['SUBMITTED'] },
  { moves: ['verify'], awaitedIn: ['CONFIRMED'] },
  { moves: ['open'], awaitedIn: ['VERIFYING'] },
] as const satisfies CaseWay<typeof accountOpeningCase>

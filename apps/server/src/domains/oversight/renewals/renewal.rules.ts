import { FARTHEST_WINDOW, type LoanDue } from '@lqr/contract/oversight/renewal-calls.ts'

const DAY_MS = 86_400_000

/** Calendar days from one day to another (YYYY-MM-DD). */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)

type Loan = Pick<LoanDue, 'kind' | 'state' | 'answerDueAt'>

/**
 * Whether a loan is free to be renewed here: it was applied for here, falls due within reach, and no renewal is under way. One that the
 * institution refused, or let lapse without an answer, may be asked for again.
 */
export function isFreeToRenew({ kind, state, answerDueAt }: Loan, daysLeft: number): boolean {
  const isFree = state === 'none' || state === 'refused' || (state === 'silent' && answerDueAt === null)
  return kind === 'application' && isFree && daysLeft <= FARTHEST_WINDOW
}

/** How a loan is renewed: in one step here, by asking its institution, or not now; in one step only where the institution offers something online. */
export function renewalWay(
  loan: Loan & Pick<LoanDue, 'offersOnline'>,
  daysLeft: number,
): Pick<LoanDue, 'canRenew' | 'asksInstitution'> {
  const isFree = isFreeToRenew(loan, daysLeft)
  return {
    canRenew: isFree && loan.offersOnline,
    asksInstitution: loan.kind === 'demandReport' || (isFree && !loan.offersOnline),
  }
}

import { FARTHEST_WINDOW, type LoanDue } from '@lqr/contract/oversight/renewal-calls.ts'

const DAY_MS = 86_400_000

/** Calendar days from one day to another (YYYY-MM-DD). */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)

/**
 * Whether the enterprise may renew a loan in one step: it was applied for here, falls due within reach, and no renewal is under way. One
 * that the institution refused, or let lapse without an answer, may be asked for again.
 */
export function canRenew(
  { kind, state, answerDueAt }: Pick<LoanDue, 'kind' | 'state' | 'answerDueAt'>,
  daysLeft: number,
): boolean {
  const isFree = state === 'none' || state === 'refused' || (state === 'silent' && answerDueAt === null)
  return kind === 'application' && isFree && daysLeft <= FARTHEST_WINDOW
}

import { APPLICATION_CLOCKS as CLOCKS } from '@lqr/contract/products/clocks.ts'
import { addWorkingDays } from '../../clocks/working-days.ts'

const DAY_MS = 86_400_000

/** Until when an application handed in at this moment must be accepted or refused. */
export function acceptDueAt(submittedAt: Date): Date {
  return addWorkingDays(submittedAt, CLOCKS.acceptanceWorkingDays)
}

/** Until when an application accepted at this moment must be decided: calendar days. */
export function decideDueAt(acceptedAt: Date): Date {
  return new Date(acceptedAt.getTime() + CLOCKS.decisionDays * DAY_MS)
}

/** A due time moved by the span its clock stood still. */
export function resumedDueAt(dueAt: string, pausedAt: string, now: Date): Date {
  return new Date(Date.parse(dueAt) + Math.max(0, now.getTime() - Date.parse(pausedAt)))
}

/** The latest due time of which the officers are reminded now: the close of the next working day. */
export function remindedUpTo(now: Date): Date {
  return addWorkingDays(now, CLOCKS.reminderWorkingDays)
}

/** Whether an application that nobody accepted is closed now: the given number of working days after its due time. */
export function isExpired(acceptDueAt: string, now: Date): boolean {
  return addWorkingDays(new Date(acceptDueAt), CLOCKS.expiryWorkingDays) <= now
}

import { CASE_CLOCKS as CLOCKS } from '@lqr/contract/kernel/case-clocks.ts'
import { addWorkingDays, type WorkCalendar } from './working-days.ts'

const DAY_MS = 86_400_000

/** Until when an application handed in at this moment must be accepted or refused. */
export function acceptDueAt(calendar: WorkCalendar, submittedAt: Date): Date {
  return addWorkingDays(calendar, submittedAt, CLOCKS.acceptanceWorkingDays)
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
export function remindedUpTo(calendar: WorkCalendar, now: Date): Date {
  return addWorkingDays(calendar, now, CLOCKS.reminderWorkingDays)
}

/** Whether an application that nobody accepted is closed now: the given number of working days after its due time. */
export function isExpired(calendar: WorkCalendar, acceptDueAt: string, now: Date): boolean {
  return addWorkingDays(calendar, new Date(acceptDueAt), CLOCKS.expiryWorkingDays) <= now
}

import type { AnyCase, CaseClock, CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import { addWorkingDays, type WorkCalendar } from '../clocks/working-days.ts'
import type { CaseRow } from './case-kind.ts'

const DAY_MS = 86_400_000
/** Officers are reminded so long before a due time. */
const REMINDER_WORKING_DAYS = 1

/** The columns a move sets because of clocks. */
export type ClockColumns = Readonly<Record<string, string | null>>

/** The days a clock is declared with. */
export function declaredDays({ limit }: Pick<CaseClock, 'limit'>): number {
  return 'workingDays' in limit ? limit.workingDays : limit.days
}

/** Until when a clock that starts at this moment runs; `days` where another limit holds than it is declared with. */
export function dueAfter(
  calendar: WorkCalendar,
  clock: Pick<CaseClock, 'limit'>,
  start: Date,
  days = declaredDays(clock),
): Date {
  return 'workingDays' in clock.limit
    ? addWorkingDays(calendar, start, days)
    : new Date(start.getTime() + days * DAY_MS)
}

/** A due time moved by the span its clock stood still. */
export function resumedDueAt(dueAt: string, pausedAt: string, now: Date): Date {
  return new Date(Date.parse(dueAt) + Math.max(0, now.getTime() - Date.parse(pausedAt)))
}

/** The latest due time of which officers are reminded now: the close of the next working day. */
export function remindedUpTo(calendar: WorkCalendar, now: Date): Date {
  return addWorkingDays(calendar, now, REMINDER_WORKING_DAYS)
}

/** Whether the platform closes now what nobody took up: by the clock's expiry, counted from its due time or the submission. */
export function isExpired(
  calendar: WorkCalendar,
  expiry: NonNullable<CaseClock['expiry']>,
  { dueAt, createdAt }: { dueAt: string; createdAt: string },
  now: Date,
): boolean {
  const end =
    'workingDaysAfterDue' in expiry
      ? addWorkingDays(calendar, new Date(dueAt), expiry.workingDaysAfterDue)
      : new Date(Date.parse(createdAt) + expiry.daysAfterSubmission * DAY_MS)
  return end <= now
}

/** The column of a clock's due time. */
export const dueColumn = (clock: string) => `${clock}_due_at`

/** What a move does to the clocks of the row: starts one, stops one, or lets one go on where it stood still. */
export function clockChange(
  declaration: AnyCase,
  move: CaseMove,
  row: CaseRow,
  { calendar, now, days }: { calendar: WorkCalendar; now: Date; days?: number | undefined },
): ClockColumns {
  const { starts, pauses, resumes } = move
  const clock = starts === undefined ? undefined : declaration.clocks[starts]
  return {
    ...(starts !== undefined &&
      clock && {
        [dueColumn(starts)]: dueAfter(calendar, clock, now, days).toISOString(),
        reminded_at: null,
      }),
    ...(pauses !== undefined && { resume_status: row.status, clock_paused_at: now.toISOString() }),
    ...(resumes !== undefined && resumedColumns(resumes, row, now)),
  }
}

function resumedColumns(clock: string, row: CaseRow, now: Date): ClockColumns {
  const column = dueColumn(clock)
  const dueAt = (row as Readonly<Record<string, unknown>> & CaseRow)[column]
  const pausedAt = row.clock_paused_at
  const isKnown = typeof dueAt === 'string' && typeof pausedAt === 'string'
  return {
    resume_status: null,
    clock_paused_at: null,
    reminded_at: null,
    ...(isKnown && { [column]: resumedDueAt(dueAt, pausedAt, now).toISOString() }),
  }
}

import type { AnyCase, CaseClock, CaseMove } from '@lqr/contract/kernel/cases/define-case.ts'
import { movedDueAt } from '../clocks/moved-due.rules.ts'
import { addWorkingDays, type WorkCalendar, workingDaysBetween } from '../clocks/working-days.ts'
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

/** A due time moved by the span its clock stood still, where the clock counts calendar days. */
export function resumedDueAt(dueAt: string, pausedAt: string, now: Date): Date {
  return new Date(Date.parse(dueAt) + Math.max(0, now.getTime() - Date.parse(pausedAt)))
}

/** Where a clock stands still: until when it would have run, and since when it does not. */
interface ClockPause {
  readonly dueAt: string
  readonly pausedAt: string
}

/** A clock that counts working days: since when, and how many. */
interface CountedClock {
  readonly startedAt: string
  readonly days: number
}

/**
 * A clock that counts working days as it goes on: the days it stood still are counted among its own, so that it ends at the
 * close of a day and whatever follows the calendar finds the end it has. By the calendar as it is now, like every clock that runs.
 */
export function resumedClock(
  calendar: WorkCalendar,
  { startedAt, days }: CountedClock,
  { dueAt, pausedAt }: ClockPause,
  now: Date,
): { days: number; dueAt: Date } {
  const goesOn = addWorkingDays(calendar, now, 0)
  const paused = Math.max(0, workingDaysBetween(calendar, new Date(pausedAt), goesOn))
  const shifted = addWorkingDays(calendar, new Date(dueAt), paused)
  const workingDays = days + paused
  const moved = movedDueAt(calendar, { startedAt, workingDays, dueAt: shifted.toISOString() }, now)
  return { days: workingDays, dueAt: moved ?? shifted }
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

/** Where the clock of the row stands still; undefined when it does not. */
export function pauseOf(row: CaseRow, clock: string): ClockPause | undefined {
  const dueAt = (row as Readonly<Record<string, unknown>> & CaseRow)[dueColumn(clock)]
  const pausedAt = row.clock_paused_at
  return typeof dueAt === 'string' && typeof pausedAt === 'string' ? { dueAt, pausedAt } : undefined
}

interface ClockStep {
  readonly calendar: WorkCalendar
  readonly now: Date
  /** Of the clock that starts, where another limit holds than it is declared with. */
  readonly days?: number | undefined
  /** Until when a clock goes on that counts working days. */
  readonly resumedUntil?: Date | undefined
}

/** What a move does to the clocks of the row: starts one, stops one, or lets one go on where it stood still. */
export function clockChange(
  declaration: AnyCase,
  { starts, pauses, resumes }: CaseMove,
  row: CaseRow,
  { calendar, now, days, resumedUntil }: ClockStep,
): ClockColumns {
  const clock = starts === undefined ? undefined : declaration.clocks[starts]
  return {
    ...(starts !== undefined &&
      clock && {
        [dueColumn(starts)]: dueAfter(calendar, clock, now, days).toISOString(),
        reminded_at: null,
      }),
    ...(pauses !== undefined && { resume_status: row.status, clock_paused_at: now.toISOString() }),
    ...(resumes !== undefined && resumedColumns(resumes, row, now, resumedUntil)),
  }
}

function resumedColumns(clock: string, row: CaseRow, now: Date, until?: Date): ClockColumns {
  const pause = pauseOf(row, clock)
  const dueAt = until ?? (pause && resumedDueAt(pause.dueAt, pause.pausedAt, now))
  return {
    resume_status: null,
    clock_paused_at: null,
    reminded_at: null,
    ...(dueAt && { [dueColumn(clock)]: dueAt.toISOString() }),
  }
}

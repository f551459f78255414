import type { CalendarDayKind } from '@lqr/contract/reference/calendar.ts'

const DAY_MS = 86_400_000

/** What the calendar holds: the years with a notice, and each day that differs from its week. */
export interface CalendarContent {
  readonly years: ReadonlySet<number>
  readonly days: ReadonlyMap<string, CalendarDayKind>
}

/** The calendar day so many days after another, YYYY-MM-DD; a negative number lies before. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/** 0 Sunday to 6 Saturday, whatever the time zone of the machine. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

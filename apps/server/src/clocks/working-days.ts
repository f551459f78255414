import { chinaDay } from '@lqr/contract/rules/china-day.ts'
import { dayAfter } from './calendar-days.ts'

const HOUR_MS = 3_600_000
/** Service hours end at 18:00 (specification 9); Gansu keeps Beijing time, which has no summer time. */
const CLOSING_HOUR = 18
const OFFSET_HOURS = 8

/** Which days people work. Every instance reads it from the table (`readCalendar`), so all count alike. */
export interface WorkCalendar {
  /** `day` as YYYY-MM-DD in Asia/Shanghai. */
  isWorkingDay(day: string): boolean
}

/** The calendar day in Asia/Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: Date): string {
  return chinaDay(moment)
}

/** Whole seconds until the next day begins in Asia/Shanghai: how long a limit of a day asks somebody to wait. */
export function secondsLeftToday(now: Date): number {
  const next = Date.parse(`${dayAfter(shanghaiDay(now), 1)}T00:00:00+08:00`)
  return Math.ceil((next - now.getTime()) / 1_000)
}

/**
 * The closing (18:00) of the n-th working day after the day on which `from` counts: what comes in after closing, or
 * on a day off, counts on the next working day. With n = 0 the closing of that day itself. Throws RangeError unless n
 * is a whole number from 0.
 */
export function addWorkingDays(calendar: WorkCalendar, from: Date, n: number): Date {
  if (!Number.isInteger(n) || n < 0) throw new RangeError('working days are counted in whole numbers from 0')
  let day = countingDay(calendar, from)
  for (let left = n; left > 0; left -= 1) day = nextWorkingDay(calendar, day)
  return closing(day)
}

/**
 * Working days from the day on which `from` counts (itself left out) to the day of `to` (included), so that
 * `workingDaysBetween(calendar, from, addWorkingDays(calendar, from, n))` is n; negative when `to` lies before `from`.
 */
export function workingDaysBetween(calendar: WorkCalendar, from: Date, to: Date): number {
  if (from > to) return -workingDaysBetween(calendar, to, from) || 0
  const end = shanghaiDay(to)
  let days = 0
  let day = nextWorkingDay(calendar, countingDay(calendar, from))
  for (; day <= end; day = nextWorkingDay(calendar, day)) days += 1
  return days
}

function countingDay(calendar: WorkCalendar, moment: Date): string {
  const day = shanghaiDay(moment)
  return calendar.isWorkingDay(day) && moment <= closing(day) ? day : nextWorkingDay(calendar, day)
}

function nextWorkingDay(calendar: WorkCalendar, day: string): string {
  let next = dayAfter(day, 1)
  while (!calendar.isWorkingDay(next)) next = dayAfter(next, 1)
  return next
}

function closing(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (CLOSING_HOUR - OFFSET_HOURS) * HOUR_MS)
}

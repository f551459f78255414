import type { CalendarDayKind } from '@lqr/contract/reference/calendar.ts'
import { type NoticeDay, readHolidayNotice } from '@lqr/contract/rules/holiday-notice.ts'
import { type CalendarContent, dayAfter } from '../../../clocks/calendar-days.ts'
import { legalHolidays } from '../../../clocks/expected-holidays.rules.ts'
import type { WorkCalendar } from '../../../clocks/working-days.ts'
import { legalMissing } from './copy.ts'

/** One thing an operator wants to be otherwise. */
export type CalendarChange =
  | { readonly change: 'set'; readonly day: string; readonly kind: CalendarDayKind }
  | { readonly change: 'delete'; readonly day: string }
  | { readonly change: 'import'; readonly year: number; readonly days: readonly NoticeDay[] }

/**
 * The days of a year's notice, or why it is refused. A legal holiday that is missing means that a part of the text is:
 * everything that counts working days would then fall due early.
 */
export function noticeDays(
  year: number,
  text: string,
): { days: readonly NoticeDay[]; problems: readonly string[] } {
  const read = readHolidayNotice(year, text)
  if (read.problems.length > 0) return read
  const off = new Set(read.days.filter(({ kind }) => kind === 'holiday').map(({ day }) => day))
  const missing = legalHolidays(year).filter(({ day }) => !off.has(day))
  return { ...read, problems: missing.map(({ day, name }) => legalMissing(day, name)) }
}

/** The calendar as it would be; `ofNotice` names the days that stand in the notice of the year that is replaced. */
export function changedContent(
  { years, days }: CalendarContent,
  change: CalendarChange,
  ofNotice: readonly string[] = [],
): CalendarContent {
  const after = new Map(days)
  if (change.change === 'set') after.set(change.day, change.kind)
  else if (change.change === 'delete') after.delete(change.day)
  else {
    for (const day of ofNotice) after.delete(day)
    for (const { day, kind } of change.days) after.set(day, kind)
    return { years: new Set([...years, change.year]), days: after }
  }
  return { years, days: after }
}

/** How many days of the years around a change become days off, and how many become worked. */
export function countDays(before: WorkCalendar, after: WorkCalendar, year: number) {
  let daysOff = 0
  let daysWorked = 0
  for (let day = `${year - 1}-12-01`; day <= `${year}-12-31`; day = dayAfter(day, 1)) {
    const works = after.isWorkingDay(day)
    if (works === before.isWorkingDay(day)) continue
    if (works) daysWorked += 1
    else daysOff += 1
  }
  return { daysOff, daysWorked }
}

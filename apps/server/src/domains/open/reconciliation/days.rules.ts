import { dayAfter } from '../../../clocks/calendar-days.ts'
import type { WorkCalendar } from '../../../clocks/working-days.ts'

/** Files are made and compared for so many days back. */
export const MOST_DAYS_BACK = 60

/** The first working day from this day on: what happens on days off belongs to it. */
export function reconciliationDayOf(calendar: WorkCalendar, day: string): string {
  let found = day
  while (!calendar.isWorkingDay(found)) found = dayAfter(found, 1)
  return found
}

/** The first day whose business belongs to a working day: the one after the working day before. */
export function firstDayOf(calendar: WorkCalendar, day: string): string {
  let from = day
  while (!calendar.isWorkingDay(dayAfter(from, -1))) from = dayAfter(from, -1)
  return from
}

/** Whether a file of this day can be made now. */
export function isReconcilable(calendar: WorkCalendar, day: string, today: string): boolean {
  const isInReach = day >= dayAfter(today, -MOST_DAYS_BACK) && day <= reconciliationDayOf(calendar, today)
  return isInReach && calendar.isWorkingDay(day)
}

/** The working days after one up to the last that is over, none further back than files are made. */
export function daysSince(calendar: WorkCalendar, after: string, today: string): string[] {
  const days: string[] = []
  const earliest = dayAfter(today, -MOST_DAYS_BACK)
  for (let day = dayAfter(after < earliest ? earliest : after, 1); day < today; day = dayAfter(day, 1))
    if (calendar.isWorkingDay(day)) days.push(day)
  return days
}

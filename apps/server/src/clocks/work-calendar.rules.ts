import { CALENDAR_WARNING_DAYS } from '@lqr/contract/reference/calendar.ts'
import { type CalendarContent, weekdayOf } from './calendar-days.ts'
import { expectedHolidays } from './expected-holidays.rules.ts'
import type { WorkCalendar } from './working-days.ts'

const DAY_MS = 86_400_000

/**
 * Whether people work on a day: as the table says; otherwise Monday to Friday, in years without a notice less the days off
 * that are to be expected. Days of late December belong to the next year's notice.
 */
export function makeWorkCalendar({ years, days }: CalendarContent): WorkCalendar {
  return {
    isWorkingDay(day) {
      const kind = days.get(day)
      if (kind) return kind === 'work'
      const weekday = weekdayOf(day)
      if (weekday === 0 || weekday === 6) return false
      const year = Number(day.slice(0, 4))
      return ![year, year + 1].some((of) => !years.has(of) && expectedHolidays(of).has(day))
    },
  }
}

/** Until when notices cover the calendar. */
export interface CalendarReach {
  /** The last day of the last year with a notice, counted on without a gap; null when there is none at all. */
  readonly endsOn: string | null
  /** From today; negative when it has passed. */
  readonly daysLeft: number | null
  /** Whether the next notice is due now. */
  readonly isNear: boolean
}

/** How far the notices reach from today (YYYY-MM-DD): up to the first year that has none. */
export function calendarReach(years: Iterable<number>, today: string): CalendarReach {
  const known = new Set(years)
  const thisYear = Number(today.slice(0, 4))
  const past = [...known].filter((year) => year <= thisYear)
  if (past.length === 0) return { endsOn: null, daysLeft: null, isNear: true }
  let last = Math.max(...past)
  while (last >= thisYear && known.has(last + 1)) last += 1
  const endsOn = `${last}-12-31`
  const daysLeft = Math.round((Date.parse(endsOn) - Date.parse(today)) / DAY_MS)
  return { endsOn, daysLeft, isNear: daysLeft <= CALENDAR_WARNING_DAYS }
}

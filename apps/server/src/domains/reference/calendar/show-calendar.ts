import type { CalendarDay, CalendarYear } from '@lqr/contract/reference/calendar.ts'
import { readStored } from '../../../clocks/calendar.store.ts'
import { expectedHolidays } from '../../../clocks/expected-holidays.rules.ts'
import { calendarReach } from '../../../clocks/work-calendar.rules.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { findNotice, listDays } from './calendar-record.store.ts'
import { RULE_SOURCE } from './copy.ts'

/** A year as operators see it: what the table says, and of a year without a notice what the rule expects. */
export async function showCalendar(db: Db, year: number, now: Date): Promise<CalendarYear> {
  const { version, years } = await readStored(db)
  const days = (await listDays(db, year)).map(({ noticeYear, ...day }): CalendarDay => ({
    ...day,
    origin: noticeYear === null ? 'hand' : 'notice',
  }))
  const entered = new Set(days.map(({ day }) => day))
  const expected = [year, year + 1]
    .filter((of) => !years.has(of))
    .flatMap((of) => [...expectedHolidays(of)])
    .filter(([day]) => day.startsWith(`${year}-`) && !entered.has(day))
    .map(([day, name]): CalendarDay => ({
      day,
      kind: 'holiday',
      name,
      source: RULE_SOURCE,
      origin: 'rule',
      changedBy: null,
      changedAt: null,
    }))
  const byDay = new Map([...expected, ...days].map((day) => [day.day, day]))
  return {
    version,
    year,
    noticedYears: [...years],
    notice: (await findNotice(db, year)) ?? null,
    reach: calendarReach(years, shanghaiDay(now)),
    days: [...byDay.values()].toSorted((a, b) => a.day.localeCompare(b.day)),
  }
}

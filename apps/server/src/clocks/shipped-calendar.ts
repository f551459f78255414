import chineseDays from 'chinese-days'
import type { CalendarDayKind } from '@lqr/contract/reference/calendar.ts'
import { dayAfter } from './calendar-days.ts'
import { makeWorkCalendar } from './work-calendar.rules.ts'
import type { WorkCalendar } from './working-days.ts'

const FIRST_YEAR = 2004

/** A day as the release ships it, with the year of the notice it stands in. */
export interface ShippedDay {
  readonly day: string
  readonly kind: CalendarDayKind
  readonly name: string
  readonly year: number
}

let read: readonly ShippedDay[] | undefined

/** The notices that chinese-days knows (2004–2026 in 1.5.7): what an empty table is filled with. */
export function shippedDays(): readonly ShippedDay[] {
  read ??= readLibrary()
  return read
}

/** The calendar of a fresh installation, for examples and tests: what counts is the table. */
export const shippedCalendar: WorkCalendar = {
  isWorkingDay: (day) => {
    made ??= makeWorkCalendar({
      years: new Set(shippedDays().map(({ year }) => year)),
      days: new Map(shippedDays().map((shipped) => [shipped.day, shipped.kind])),
    })
    return made.isWorkingDay(day)
  },
}
let made: WorkCalendar | undefined

/** Year after year, until the package knows one no more. */
function readLibrary(): ShippedDay[] {
  const found: ShippedDay[] = []
  for (let year = FIRST_YEAR; ; year += 1) {
    const ofYear = daysOfYear(year)
    if (ofYear.length === 0) return found
    found.push(...ofYear)
  }
}

function daysOfYear(year: number): ShippedDay[] {
  const found: ShippedDay[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayAfter(day, 1)) {
    const [, month = 1, date = 1] = day.split('-').map(Number)
    // Local noon: the package reads a text as UTC but its day in local time, which differ west of Greenwich.
    const { work, name } = chineseDays.getDayDetail(new Date(year, month - 1, date, 12))
    // `Spring Festival,春节,4`; an ordinary day carries the name of its weekday.
    const festival = name.split(',')[1]
    if (!festival) continue
    const noticeYear = month === 12 && festival === '元旦' ? year + 1 : year
    found.push({ day, kind: work ? 'work' : 'holiday', name: festival, year: noticeYear })
  }
  return found
}

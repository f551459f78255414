import type { CalendarDay } from '@lqr/contract/reference/calendar.ts'

/** One day of the year's sheet: its number, and what it is where that differs from an ordinary weekday. */
export interface SheetDay {
  readonly date: number
  readonly mark: 'holiday' | 'work' | 'weekend' | undefined
  readonly isExpected: boolean
}

/** The days of a month after as many empty places as its first day is past Sunday. */
export interface SheetMonth {
  readonly month: number
  readonly skipped: number
  readonly days: readonly SheetDay[]
}

/** The twelve months of a year with the days of the calendar in them. */
export function monthsOf(year: number, days: readonly CalendarDay[]): SheetMonth[] {
  const known = new Map(days.map((day) => [day.day, day]))
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
    const skipped = new Date(Date.UTC(year, index, 1)).getUTCDay()
    const sheet = Array.from({ length }, (__, before): SheetDay => {
      const date = before + 1
      const found = known.get(`${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
      const isWeekend = [0, 6].includes((skipped + before) % 7)
      return {
        date,
        mark: found?.kind ?? (isWeekend ? 'weekend' : undefined),
        isExpected: found?.origin === 'rule',
      }
    })
    return { month, skipped, days: sheet }
  })
}

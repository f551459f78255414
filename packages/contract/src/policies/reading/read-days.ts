const DAY = String.raw`((?:19|20)\d{2})\s*[年\-/.]\s*(\d{1,2})\s*[月\-/.]\s*(\d{1,2})\s*日?`
const NUMERALS = '零一二三四五六七八九十'

/** Whether the calendar has this day. */
function dayOf(year: string, month: string, date: string): string | null {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const parsed = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) ? day : null
}

/** The first day (YYYY-MM-DD) that stands between what comes `before` and `after` it; null where there is none. */
export function readDay(text: string, before = '', after = ''): string | null {
  const [, year = '', month = '', date = ''] = new RegExp(`${before}${DAY}${after}`).exec(text) ?? []
  return year === '' ? null : dayOf(year, month, date)
}

/** Two days between which something may be done: what comes before them, then one, then the other. */
export function readDays(text: string, before: string): [from: string | null, to: string | null] {
  const parts = new RegExp(`${before}${DAY}起?\\s*(?:至|到|—+|－|-|~|～)\\s*${DAY}`).exec(text)
  const [, year1 = '', month1 = '', date1 = '', year2 = '', month2 = '', date2 = ''] = parts ?? []
  return parts ? [dayOf(year1, month1, date1), dayOf(year2, month2, date2)] : [null, null]
}

/** A line that is a day and nothing else. */
export function readDayLine(line: string): string | null {
  return new RegExp(`^${DAY}$`).test(line) ? readDay(line) : null
}

function countOf(words: string): number {
  const figure = Number(words)
  return Number.isInteger(figure) ? figure : NUMERALS.indexOf(words)
}

/** How many years something is valid for, as it is written; undefined where no number is read. */
export function readYears(text: string): number | undefined {
  const [, words = ''] = /有效期(?:为|限为)?\s*(\d{1,2}|[一二三四五六七八九十])\s*年/.exec(text) ?? []
  const years = words === '' ? 0 : countOf(words)
  return years > 0 ? years : undefined
}

/** The last day of so many years that begin on a day. */
export function lastDayOf(from: string, years: number): string {
  const day = new Date(`${from}T00:00:00Z`)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

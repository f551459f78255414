import chineseDays from 'chinese-days'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Service hours end at 18:00 (specification 9); Gansu keeps Beijing time, which has no summer time. */
const CLOSING_HOUR = 18
const OFFSET_HOURS = 8

/** The calendar day in Asia/Shanghai, YYYY-MM-DD. */
export function shanghaiDay(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10)
}

/**
 * Whether people work that day (YYYY-MM-DD): the State Council's holidays and make-up days (调休) as far as the table
 * of chinese-days reaches (2004–2026 in 1.5.7); beyond it Monday to Friday, so the package is updated every November.
 */
export function isWorkingDay(day: string): boolean {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  // Local noon: the package reads a text as UTC but its day in local time, which differ west of Greenwich.
  return chineseDays.isWorkday(new Date(year, month - 1, date, 12))
}

/**
 * The closing (18:00) of the n-th working day after the day on which `from` counts: what comes in after closing, or
 * on a day off, counts on the next working day. With n = 0 the closing of that day itself. Throws RangeError unless n
 * is a whole number from 0.
 */
export function addWorkingDays(from: Date, n: number): Date {
  if (!Number.isInteger(n) || n < 0) throw new RangeError('working days are counted in whole numbers from 0')
  let day = countingDay(from)
  for (let left = n; left > 0; left -= 1) day = nextWorkingDay(day)
  return closing(day)
}

/**
 * Working days from the day on which `from` counts (itself left out) to the day of `to` (included), so that
 * `workingDaysBetween(from, addWorkingDays(from, n))` is n; negative when `to` lies before `from`.
 */
export function workingDaysBetween(from: Date, to: Date): number {
  if (from > to) return -workingDaysBetween(to, from) || 0
  const end = shanghaiDay(to)
  let days = 0
  for (let day = nextWorkingDay(countingDay(from)); day <= end; day = nextWorkingDay(day)) days += 1
  return days
}

function countingDay(moment: Date): string {
  const day = shanghaiDay(moment)
  return isWorkingDay(day) && moment <= closing(day) ? day : nextWorkingDay(day)
}

function nextWorkingDay(day: string): string {
  let next = nextDay(day)
  while (!isWorkingDay(next)) next = nextDay(next)
  return next
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)
}

function closing(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (CLOSING_HOUR - OFFSET_HOURS) * HOUR_MS)
}

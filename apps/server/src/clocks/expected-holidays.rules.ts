import chineseDays from 'chinese-days'
import { dayAfter, weekdayOf } from './calendar-days.ts'

/** The revision of 全国年节及纪念日放假办法 of 2024 is in force since this year; lunar tables end with the other. */
const FIRST_YEAR = 2025
const LAST_YEAR = 2099

export interface ExpectedHoliday {
  readonly day: string
  readonly name: string
}

interface Festival {
  readonly name: string
  /** Its days under article 2: nobody works on these. */
  readonly legal: readonly string[]
  /** The legal days with those that the notices join to them. */
  readonly expected: readonly string[]
}

const known = new Map<number, ReadonlyMap<string, string>>()

/** The legal holidays of a year (article 2: thirteen days), in order; none before the law or beyond the lunar tables. */
export function legalHolidays(year: number): ExpectedHoliday[] {
  return festivalsOf(year).flatMap(({ name, legal }) => legal.map((day) => ({ day, name })))
}

/**
 * The days off to be expected of a year whose notice is not there, by name: the legal days and every day that a notice
 * may join to them. Rather a day too many than one too few, so that nothing falls due before it really does (decision 0030).
 */
export function expectedHolidays(year: number): ReadonlyMap<string, string> {
  const found =
    known.get(year) ??
    new Map(festivalsOf(year).flatMap(({ name, expected }) => expected.map((day) => [day, name] as const)))
  known.set(year, found)
  return found
}

/** The days off to be expected of all years that have a rule, with the year whose notice would tell of them. */
export function allExpectedHolidays(): { day: string; year: number }[] {
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)
  return years.flatMap((year) => Array.from(expectedHolidays(year).keys(), (day) => ({ day, year })))
}

function festivalsOf(year: number): Festival[] {
  if (year < FIRST_YEAR || year > LAST_YEAR) return []
  const spring = lunarDay(year, 1, 1)
  const moon = lunarDay(year, 8, 15)
  const isMoonInNational = moon >= `${year}-10-01` && moon <= `${year}-10-08`
  return [
    single('元旦', `${year}-01-01`),
    // From New Year's Eve to the seventh day since 2025; the last of them are borrowed from weekends.
    { name: '春节', legal: run(dayAfter(spring, -1), 4), expected: run(dayAfter(spring, -1), 8) },
    single('清明节', chineseDays.getSolarTermDate(year, 4, 'pure_brightness')),
    { name: '劳动节', legal: run(`${year}-05-01`, 2), expected: run(`${year}-05-01`, 5) },
    single('端午节', lunarDay(year, 5, 5)),
    single('中秋节', moon),
    {
      name: '国庆节',
      legal: run(`${year}-10-01`, 3),
      expected: run(`${year}-10-01`, isMoonInNational ? 8 : 7),
    },
  ]
}

/** A festival of one day: it is joined to the nearest weekend, and replaced when it falls on one. */
function single(name: string, day: string): Festival {
  const joined: Record<number, readonly number[]> = { 0: [1], 2: [-1], 4: [1], 6: [2] }
  const others = (joined[weekdayOf(day)] ?? []).map((days) => dayAfter(day, days))
  return { name, legal: [day], expected: [day, ...others] }
}

/**
 * The day of a lunar date. The tables of chinese-days are the official ones (GB/T 33661); the Chinese calendar of
 * `Intl` begins 2027 and 2030 a day off.
 */
function lunarDay(year: number, month: number, day: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return chineseDays.getSolarDateFromLunar(`${year}-${two(month)}-${two(day)}`).date
}

function run(first: string, length: number): string[] {
  return Array.from({ length }, (_, index) => dayAfter(first, index))
}

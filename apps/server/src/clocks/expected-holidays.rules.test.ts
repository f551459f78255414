import { expect, test } from 'vitest'
import { dayAfter } from './calendar-days.ts'
import { expectedHolidays, legalHolidays } from './expected-holidays.rules.ts'
import { shippedDays } from './shipped-calendar.ts'
import { makeWorkCalendar } from './work-calendar.rules.ts'

const NOTICED = [2025, 2026]
const shipped = new Map(shippedDays().map(({ day, kind }) => [day, kind]))
const byNotice = makeWorkCalendar({ years: new Set([2024, ...NOTICED]), days: shipped })
const byRule = makeWorkCalendar({ years: new Set(), days: new Map() })

function daysOf(year: number): string[] {
  const days: string[] = []
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayAfter(day, 1)) days.push(day)
  return days
}

test.each(NOTICED)('no day of %i that its notice gave off counts as worked by the rule', (year) => {
  const tooEarly = daysOf(year).filter((day) => byRule.isWorkingDay(day) && !byNotice.isWorkingDay(day))
  expect(tooEarly).toEqual([])
})

test.each(NOTICED)('the rule gives no weekday of %i off that its notice had worked', (year) => {
  const named = new Map(shippedDays().map(({ day, name }) => [day, name]))
  const tooLate = daysOf(year).filter((day) => !byRule.isWorkingDay(day) && byNotice.isWorkingDay(day))
  expect(tooLate.filter((day) => shipped.get(day) !== 'work')).toEqual([])
  expect(tooLate.every((day) => named.has(day))).toBe(true)
})

test('the legal days of 2027 are the thirteen of the law', () => {
  expect(legalHolidays(2027).map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2027-01-01 元旦',
    '2027-02-05 春节',
    '2027-02-06 春节',
    '2027-02-07 春节',
    '2027-02-08 春节',
    '2027-04-05 清明节',
    '2027-05-01 劳动节',
    '2027-05-02 劳动节',
    '2027-06-09 端午节',
    '2027-09-15 中秋节',
    '2027-10-01 国庆节',
    '2027-10-02 国庆节',
    '2027-10-03 国庆节',
  ])
})

test('Spring Festival is where the official tables have it, also where the new moon falls on midnight', () => {
  const firstDay = (year: number) => legalHolidays(year).filter(({ name }) => name === '春节')[1]?.day
  expect([2027, 2028, 2029, 2030, 2033, 2034].map(firstDay)).toEqual([
    '2027-02-06',
    '2028-01-26',
    '2029-02-13',
    '2030-02-03',
    '2033-01-31',
    '2034-02-19',
  ])
})

test('a single day is joined to the weekend beside it, and Mid-Autumn in the first week of October to National Day', () => {
  expect([...expectedHolidays(2030).keys()].slice(0, 2)).toEqual(['2030-01-01', '2029-12-31'])
  expect(expectedHolidays(2028).get('2028-10-08')).toBe('国庆节')
  expect(expectedHolidays(2027).get('2027-10-08')).toBeUndefined()
})

test.each(Array.from({ length: 75 }, (_, index) => 2025 + index))(
  '%i has thirteen legal days, all of its year',
  (year) => {
    const days = legalHolidays(year).map(({ day }) => day)
    expect(days).toHaveLength(13)
    expect(days.every((day) => day.startsWith(`${year}-`))).toBe(true)
    expect(days.every((day) => !byRule.isWorkingDay(day))).toBe(true)
  },
)

test('years before the law and beyond the lunar tables have no rule of their own', () => {
  expect(legalHolidays(2024)).toEqual([])
  expect(expectedHolidays(2100).size).toBe(0)
})

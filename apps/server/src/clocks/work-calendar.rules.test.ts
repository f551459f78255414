import { expect, test } from 'vitest'
import { calendarReach, makeWorkCalendar } from './work-calendar.rules.ts'

const years = [2025, 2026]

test.each([
  ['2026-11-01', { endsOn: '2026-12-31', daysLeft: 60, isNear: true }],
  ['2026-10-31', { endsOn: '2026-12-31', daysLeft: 61, isNear: false }],
  ['2026-12-31', { endsOn: '2026-12-31', daysLeft: 0, isNear: true }],
  ['2027-01-01', { endsOn: '2026-12-31', daysLeft: -1, isNear: true }],
])('on %s the notices reach so far', (today, reach) => {
  expect(calendarReach(years, today)).toEqual(reach)
})

test('a notice beyond a gap does not count, and none at all is an alarm', () => {
  expect(calendarReach([2026, 2028], '2026-11-22').endsOn).toBe('2026-12-31')
  expect(calendarReach([2026, 2027], '2026-11-22')).toMatchObject({ endsOn: '2027-12-31', isNear: false })
  expect(calendarReach([], '2026-11-22')).toEqual({ endsOn: null, daysLeft: null, isNear: true })
})

test('in a year with a notice only its days differ from the week', () => {
  const noticed = makeWorkCalendar({ years: new Set([2027]), days: new Map([['2027-02-12', 'holiday']]) })
  expect(noticed.isWorkingDay('2027-02-11')).toBe(true)
  expect(noticed.isWorkingDay('2027-02-12')).toBe(false)
})

test('a single day holds against the rule of a year without a notice, and leaves the rest to it', () => {
  const corrected = makeWorkCalendar({ years: new Set([2026]), days: new Map([['2027-02-12', 'work']]) })
  expect(corrected.isWorkingDay('2027-02-12')).toBe(true)
  expect(corrected.isWorkingDay('2027-02-11')).toBe(false)
})

test('the last days of December follow the rule of the next year until its notice is there', () => {
  const before = makeWorkCalendar({ years: new Set([2029]), days: new Map() })
  const after = makeWorkCalendar({ years: new Set([2029, 2030]), days: new Map() })
  expect(before.isWorkingDay('2029-12-31')).toBe(false)
  expect(after.isWorkingDay('2029-12-31')).toBe(true)
})

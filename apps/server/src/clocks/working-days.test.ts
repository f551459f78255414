import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { shippedCalendar as calendar } from './shipped-calendar.ts'
import { addWorkingDays, shanghaiDay, workingDaysBetween } from './working-days.ts'

const at = (text: string) => new Date(`${text}+08:00`)

afterEach(() => vi.unstubAllEnvs())

describe('the calendar', () => {
  test.each([
    ['2025-09-28', true, 'a Sunday worked for National Day 2025'],
    ['2025-10-01', false, 'National Day and Mid-Autumn 2025 begin'],
    ['2025-10-08', false, 'the last day of the eight'],
    ['2025-10-11', true, 'a Saturday worked for it'],
    ['2025-10-12', false, 'an ordinary Sunday'],
    ['2026-09-20', true, 'a Sunday worked for National Day 2026'],
    ['2026-10-07', false, 'the last day of the seven'],
    ['2026-10-10', true, 'a Saturday worked for it'],
    ['2027-01-01', false, 'beyond the notices: New Year, a Friday'],
    ['2027-02-05', false, 'beyond the notices: the eve of Spring Festival'],
    ['2027-02-12', false, 'beyond the notices: its seventh day'],
    ['2027-02-15', true, 'beyond the notices: the Monday after it'],
    ['2027-10-01', false, 'beyond the notices: National Day, a Friday'],
    ['2027-10-08', true, 'beyond the notices: a Friday'],
    ['2027-10-09', false, 'beyond the notices: a Saturday, worked or not'],
  ])('%s: working %s, %s', (day, works) => {
    expect(calendar.isWorkingDay(day)).toBe(works)
  })

  test.each(['America/Los_Angeles', 'UTC', 'Asia/Shanghai', 'Pacific/Kiritimati'])(
    'does not depend on the time zone of the machine: %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      const worked = ['2026-09-20', '2026-10-01', '2026-10-08', '2026-10-10', '2026-10-11', '2026-10-12']
      expect(worked.map((day) => calendar.isWorkingDay(day))).toEqual([true, false, true, true, false, true])
    },
  )

  test('a moment belongs to the day it is in Gansu', () => {
    expect(shanghaiDay(new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20')
    expect(shanghaiDay(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
  })
})

describe('due times', () => {
  test.each([
    ['an ordinary week', '2026-11-16T09:30:00', 3, '2026-11-19T18:00:00'],
    ['over a weekend', '2026-11-20T10:00:00', 3, '2026-11-25T18:00:00'],
    ['at closing time, still the same day', '2026-11-20T18:00:00', 1, '2026-11-23T18:00:00'],
    ['a second after closing, so from Monday', '2026-11-20T18:00:01', 1, '2026-11-24T18:00:00'],
    ['on a Saturday, so from Monday', '2026-11-21T09:00:00', 1, '2026-11-24T18:00:00'],
    ['National Day 2025, with Saturday the 11th worked', '2025-09-30T15:00:00', 3, '2025-10-11T18:00:00'],
    ['within National Day 2025, so from the 9th', '2025-10-03T08:00:00', 3, '2025-10-13T18:00:00'],
    ['National Day 2026, with Saturday the 10th worked', '2026-09-30T15:00:00', 3, '2026-10-10T18:00:00'],
    ['after closing before National Day 2026', '2026-09-30T18:30:00', 3, '2026-10-12T18:00:00'],
    ['a worked Sunday counts', '2026-09-18T10:00:00', 1, '2026-09-20T18:00:00'],
    ['the end of December before the notice is there', '2026-12-30T10:00:00', 3, '2027-01-05T18:00:00'],
    ['before Spring Festival 2027 without a notice', '2027-02-03T10:00:00', 3, '2027-02-16T18:00:00'],
    ['no days at all: closing of the same day', '2026-11-20T10:00:00', 0, '2026-11-20T18:00:00'],
    ['no days at all from a Sunday: closing of Monday', '2026-11-22T10:00:00', 0, '2026-11-23T18:00:00'],
  ])('%s', (_, from, n, due) => {
    expect(addWorkingDays(calendar, at(from), n)).toEqual(at(due))
  })

  test.each([-1, 1.5, Number.NaN])('%s is no number of days', (n) => {
    expect(() => addWorkingDays(calendar, at('2026-11-20T10:00:00'), n)).toThrow(RangeError)
  })
})

describe('days left', () => {
  test.each([
    ['2026-11-20T10:00:00', '2026-11-25T18:00:00', 3],
    ['2026-11-20T19:00:00', '2026-11-26T18:00:00', 3],
    ['2026-11-21T09:00:00', '2026-11-22T09:00:00', 0],
    ['2026-09-30T15:00:00', '2026-10-10T18:00:00', 3],
    ['2026-11-20T10:00:00', '2026-11-20T18:00:00', 0],
    ['2026-11-25T10:00:00', '2026-11-20T18:00:00', -3],
  ])('from %s to %s: %i', (from, to, days) => {
    expect(workingDaysBetween(calendar, at(from), at(to))).toBe(days)
  })

  test('what was added is what is left', () => {
    const moments = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 30 }), (from, n) => {
        expect(workingDaysBetween(calendar, from, addWorkingDays(calendar, from, n))).toBe(n)
      }),
    )
  })
})

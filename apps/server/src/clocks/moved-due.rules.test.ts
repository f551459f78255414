import { expect, test } from 'vitest'
import { countDirections, movedDueAt, movesOf } from './moved-due.rules.ts'
import { makeWorkCalendar } from './work-calendar.rules.ts'

const years = new Set([2026, 2027])
const plain = makeWorkCalendar({ years, days: new Map() })
const withHoliday = makeWorkCalendar({ years, days: new Map([['2027-01-04', 'holiday']]) })
const withSaturday = makeWorkCalendar({ years, days: new Map([['2027-01-09', 'work']]) })
const at = (text: string) => new Date(`${text}+08:00`)
const clock = (startedAt: string, dueAt: string) => ({
  id: '1',
  startedAt: `${startedAt}+08:00`,
  workingDays: 3,
  dueAt: `${dueAt}+08:00`,
})

test('a day off more moves the end of a clock by a day', () => {
  const running = clock('2026-12-31T10:00:00', '2027-01-05T18:00:00')
  expect(movedDueAt(withHoliday, running, at('2026-12-31T12:00:00'))).toEqual(at('2027-01-06T18:00:00'))
})

test('a clock that the change does not touch stays as it is', () => {
  const running = clock('2026-12-31T10:00:00', '2027-01-05T18:00:00')
  expect(movedDueAt(plain, running, at('2026-12-31T12:00:00'))).toBeUndefined()
})

test('an overdue clock gets the day it was owed', () => {
  const running = clock('2026-12-31T10:00:00', '2027-01-05T18:00:00')
  expect(movedDueAt(withHoliday, running, at('2027-01-06T09:00:00'))).toEqual(at('2027-01-06T18:00:00'))
})

test('a clock ends earlier when a weekend is worked', () => {
  const running = clock('2027-01-07T10:00:00', '2027-01-12T18:00:00')
  expect(movedDueAt(withSaturday, running, at('2027-01-07T12:00:00'))).toEqual(at('2027-01-11T18:00:00'))
})

test('nobody becomes overdue by a change: the next working day is always left', () => {
  const running = clock('2027-01-07T10:00:00', '2027-01-14T18:00:00')
  const late = at('2027-01-12T19:00:00')
  expect(movedDueAt(withSaturday, running, late)).toBeUndefined()
  const early = at('2027-01-11T10:00:00')
  const moved = movedDueAt(withSaturday, running, early)
  expect(moved).toEqual(at('2027-01-12T18:00:00'))
  const again = { ...running, dueAt: moved?.toISOString() ?? '' }
  expect(movedDueAt(withSaturday, again, at('2027-01-12T10:00:00'))).toBeUndefined()
})

test('the clocks that move are counted by their direction', () => {
  const clocks = [
    clock('2026-12-31T10:00:00', '2027-01-05T18:00:00'),
    clock('2026-12-31T10:00:00', '2027-01-08T18:00:00'),
    clock('2026-12-31T10:00:00', '2027-01-06T18:00:00'),
  ]
  const moves = movesOf(withHoliday, clocks, at('2026-12-31T12:00:00'))
  expect(countDirections(moves)).toEqual({ later: 1, earlier: 1 })
})

import { expect, test } from 'vitest'
import { shippedCalendar as calendar } from './shipped-calendar.ts'
import { acceptDueAt, decideDueAt, isExpired, remindedUpTo, resumedDueAt } from './case-clocks.rules.ts'

const at = (moment: string) => new Date(moment)
const iso = (moment: Date) => moment.toISOString()

test('an application is accepted within three working days, weekends and holidays left out', () => {
  expect(iso(acceptDueAt(calendar, at('2026-11-20T10:00:00+08:00')))).toBe(
    iso(at('2026-11-25T18:00:00+08:00')),
  )
  expect(iso(acceptDueAt(calendar, at('2026-09-30T10:00:00+08:00')))).toBe(
    iso(at('2026-10-10T18:00:00+08:00')),
  )
})

test('a decision falls due thirty calendar days after the acceptance', () => {
  expect(iso(decideDueAt(at('2026-11-20T10:00:00+08:00')))).toBe(iso(at('2026-12-20T10:00:00+08:00')))
})

test('the due time moves by exactly the span the clock stood still', () => {
  const moved = resumedDueAt(
    '2026-12-20T10:00:00+08:00',
    '2026-11-21T09:00:00+08:00',
    at('2026-11-24T21:30:00+08:00'),
  )
  expect(iso(moved)).toBe(iso(at('2026-12-23T22:30:00+08:00')))
})

test('officers are reminded of what falls due by the close of the next working day', () => {
  expect(iso(remindedUpTo(calendar, at('2026-11-20T10:00:00+08:00')))).toBe(
    iso(at('2026-11-23T18:00:00+08:00')),
  )
})

test('an application closes ten working days after its due time, not earlier', () => {
  const due = '2026-11-06T18:00:00+08:00'
  expect(isExpired(calendar, due, at('2026-11-20T17:59:59+08:00'))).toBe(false)
  expect(isExpired(calendar, due, at('2026-11-20T18:00:00+08:00'))).toBe(true)
})

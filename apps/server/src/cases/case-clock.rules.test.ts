import { expect, test } from 'vitest'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { shippedCalendar as calendar } from '../clocks/shipped-calendar.ts'
import { dueAfter, isExpired, remindedUpTo, resumedDueAt } from './case-clock.rules.ts'

const at = (moment: string) => new Date(moment)
const { accept, decide } = applicationCase.clocks
const iso = (moment: Date) => moment.toISOString()

test('an application is accepted within three working days, weekends and holidays left out', () => {
  expect(iso(dueAfter(calendar, accept, at('2026-11-20T10:00:00+08:00')))).toBe(
    iso(at('2026-11-25T18:00:00+08:00')),
  )
  expect(iso(dueAfter(calendar, accept, at('2026-09-30T10:00:00+08:00')))).toBe(
    iso(at('2026-10-10T18:00:00+08:00')),
  )
})

test('a decision falls due thirty calendar days after the acceptance', () => {
  expect(iso(dueAfter(calendar, decide, at('2026-11-20T10:00:00+08:00')))).toBe(
    iso(at('2026-12-20T10:00:00+08:00')),
  )
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
  const row = { dueAt: '2026-11-06T18:00:00+08:00', createdAt: '2026-11-03T10:00:00+08:00' }
  expect(isExpired(calendar, accept.expiry, row, at('2026-11-20T17:59:59+08:00'))).toBe(false)
  expect(isExpired(calendar, accept.expiry, row, at('2026-11-20T18:00:00+08:00'))).toBe(true)
})

test('a lease need closes thirty days after it was handed in', () => {
  const row = { dueAt: '2026-11-06T18:00:00+08:00', createdAt: '2026-11-03T10:00:00+08:00' }
  const { expiry } = leaseCase.clocks.accept
  expect(isExpired(calendar, expiry, row, at('2026-12-03T09:59:59+08:00'))).toBe(false)
  expect(isExpired(calendar, expiry, row, at('2026-12-03T10:00:00+08:00'))).toBe(true)
})

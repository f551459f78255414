import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applicationCase } from '@lqr/contract/applications/application-case.ts'
import { leaseCase } from '@lqr/contract/leasing/lease-case.ts'
import { movedDueAt } from '../clocks/moved-due.rules.ts'
import { shippedCalendar as calendar } from '../clocks/shipped-calendar.ts'
import { makeWorkCalendar } from '../clocks/work-calendar.rules.ts'
import { addWorkingDays, workingDaysBetween } from '../clocks/working-days.ts'
import { dueAfter, isExpired, remindedUpTo, resumedClock, resumedDueAt } from './case-clock.rules.ts'

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

describe('a clock that counts working days, let go on', () => {
  const clock = { startedAt: '2026-11-02T10:00:00+08:00', days: 10 }
  const resumed = (pausedAt: string, now: string, by = calendar, dueAt = '2026-11-16T18:00:00+08:00') => {
    const pause = { dueAt, pausedAt: `${pausedAt}+08:00` }
    const { days, dueAt: moved } = resumedClock(by, clock, pause, at(`${now}+08:00`))
    return [days, iso(moved)]
  }

  test.each([
    ['two weeks', '2026-11-04T10:00:00', '2026-11-18T10:00:00', 20, '2026-11-30T18:00:00'],
    ['within a day', '2026-11-04T10:00:00', '2026-11-04T17:00:00', 10, '2026-11-16T18:00:00'],
    ['until after closing', '2026-11-04T10:00:00', '2026-11-04T18:30:00', 11, '2026-11-17T18:00:00'],
    ['over a weekend', '2026-11-06T19:00:00', '2026-11-08T09:00:00', 10, '2026-11-16T18:00:00'],
    ['of a day overdue', '2026-11-17T10:00:00', '2026-11-19T10:00:00', 12, '2026-11-18T18:00:00'],
  ])('%s', (_, pausedAt, now, days, dueAt) => {
    expect(resumed(pausedAt, now)).toEqual([days, iso(at(`${dueAt}+08:00`))])
  })

  test('a day off that was given meanwhile is no working day, of the pause or of what is left', () => {
    const changed = makeWorkCalendar({ years: new Set([2026]), days: new Map([['2026-11-10', 'holiday']]) })
    const goesOn = resumed('2026-11-04T10:00:00', '2026-11-18T10:00:00', changed)
    expect(goesOn).toEqual([19, iso(at('2026-11-30T18:00:00+08:00'))])
  })

  test('what was left when it was paused is left when it goes on, and nothing moves it then', () => {
    const starts = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-06-30'), noInvalidDate: true })
    const days = fc.integer({ min: 1, max: 30 })
    const shares = fc.integer({ min: 0, max: 100 })
    const spans = fc.integer({ min: 0, max: 90 * 86_400_000 })
    fc.assert(
      fc.property(starts, days, shares, spans, (start, n, percent, span) => {
        const dueAt = addWorkingDays(calendar, start, n)
        const run = Math.floor(((dueAt.getTime() - start.getTime()) * percent) / 100)
        const pausedAt = new Date(start.getTime() + run)
        const now = new Date(pausedAt.getTime() + span)
        const kept = { startedAt: iso(start), days: n }
        const goesOn = resumedClock(calendar, kept, { dueAt: iso(dueAt), pausedAt: iso(pausedAt) }, now)
        const left = workingDaysBetween(calendar, pausedAt, dueAt)
        expect(workingDaysBetween(calendar, now, goesOn.dueAt)).toBe(left)
        const running = { startedAt: iso(start), workingDays: goesOn.days, dueAt: iso(goesOn.dueAt) }
        expect(movedDueAt(calendar, running, now)).toBeUndefined()
      }),
    )
  })
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

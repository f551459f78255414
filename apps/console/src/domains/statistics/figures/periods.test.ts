import { expect, test } from 'vitest'
import { daysOfPart } from '@lqr/contract/statistics/time-cuts.ts'
import { ownPeriod, periodNameOf, untilToday, withEnd } from './periods.ts'

const period = { from: '2026-03-01', to: '2026-06-30' } as const

test('an end that is chosen keeps the other one, as long as it lies on its side', () => {
  expect(withEnd(period, 'from', '2026-02-01')).toEqual({ from: '2026-02-01', to: '2026-06-30' })
  expect(withEnd(period, 'to', '2026-03-01')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

test('a period is never turned round, and half of one is none', () => {
  expect(withEnd(period, 'from', '2026-07-01')).toEqual({ from: '2026-07-01', to: '2026-07-01' })
  expect(withEnd(period, 'to', '2026-02-28')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(withEnd(period, 'to', undefined)).toEqual({ from: undefined, to: undefined })
})

test.each([
  ['2026-03-01', '2026-11-29'],
  ['2026-11-30', '2026-11-29'],
  [undefined, '2026-11-29'],
])('days of one’s own begin with those shown (from %s) and are a period that is no named one', (from, to) => {
  const period = ownPeriod(from, '2026-11-30')
  expect(period).toEqual({ from: from === '2026-11-30' ? to : (from ?? '2026-01-01'), to })
  expect(periodNameOf(period.from, period.to, '2026-11-30')).toBe('custom')
})

test.each([
  ['month', '2026-11', 'thisMonth'],
  ['quarter', '2026-Q4', 'thisQuarter'],
  ['year', '2026', 'thisYear'],
] as const)('the %s that still runs goes as far as today, like the period of its name', (by, part, name) => {
  const { from, to } = untilToday(daysOfPart(by, part), '2026-11-10')
  expect(to).toBe('2026-11-10')
  expect(periodNameOf(from, to, '2026-11-10')).toBe(name)
})

test('days that are over, or all still to come, stay whole', () => {
  const october = daysOfPart('month', '2026-10')
  expect(untilToday(october, '2026-11-10')).toEqual(october)
  expect(untilToday(october, '2026-10-31')).toEqual(october)
  expect(untilToday(october, '2026-09-30')).toEqual(october)
})

import { describe, expect, it } from 'vitest'
import { daysOfPart, mayBeSplit, nameOfPart } from './time-cuts.ts'

describe('daysOfPart', () => {
  it('answers the whole part', () => {
    expect(daysOfPart('day', '2026-02-28')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
    expect(daysOfPart('week', '2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-03' })
    expect(daysOfPart('month', '2024-02')).toEqual({ from: '2024-02-01', to: '2024-02-29' })
    expect(daysOfPart('quarter', '2026-Q4')).toEqual({ from: '2026-10-01', to: '2026-12-31' })
    expect(daysOfPart('year', '2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  })

  it('goes no further than the period that was split', () => {
    const period = { from: '2026-02-11', to: '2026-04-09' }
    expect(daysOfPart('quarter', '2026-Q1', period)).toEqual({ from: '2026-02-11', to: '2026-03-31' })
    expect(daysOfPart('month', '2026-03', period)).toEqual({ from: '2026-03-01', to: '2026-03-31' })
    expect(daysOfPart('year', '2026', period)).toEqual(period)
  })
})

it('days and weeks are for short periods, the others for any', () => {
  expect(mayBeSplit('day', undefined)).toBe(false)
  expect(mayBeSplit('day', { from: '2026-01-01', to: '2026-04-02' })).toBe(true)
  expect(mayBeSplit('day', { from: '2026-01-01', to: '2026-04-03' })).toBe(false)
  expect(mayBeSplit('week', { from: '2025-01-01', to: '2026-01-06' })).toBe(true)
  expect(mayBeSplit('week', { from: '2025-01-01', to: '2026-01-07' })).toBe(false)
  for (const by of ['month', 'quarter', 'year', 'area'] as const) {
    expect(mayBeSplit(by, undefined)).toBe(true)
  }
})

it('a part of time is called by its days, its quarter or its year', () => {
  expect(nameOfPart('week', '2026-11-23')).toBe('2026-11-23 至 2026-11-29')
  expect(nameOfPart('quarter', '2026-Q4')).toBe('2026 年第 4 季度')
  expect(nameOfPart('month', '2026-11')).toBe('2026-11')
})

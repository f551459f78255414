import { expect, test } from 'vitest'
import { fullYears } from './full-years.ts'

test('a year is full on its day in China, not a day before', () => {
  expect(fullYears('2018-05-01', new Date('2026-04-30T23:59:59+08:00'))).toBe(7)
  expect(fullYears('2018-05-01', new Date('2026-05-01T00:00:00+08:00'))).toBe(8)
  expect(fullYears('2026-01-01', new Date('2026-11-23T12:00:00+08:00'))).toBe(0)
  expect(fullYears('2024-02-29', new Date('2025-02-28T12:00:00+08:00'))).toBe(0)
  expect(fullYears('2024-02-29', new Date('2025-03-01T12:00:00+08:00'))).toBe(1)
})

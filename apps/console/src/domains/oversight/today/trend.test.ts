import { expect, test } from 'vitest'
import { trendOf, yearSoFar } from './trend.ts'

const monthAt = (index: number) => new Date(Date.UTC(2024, 11 + index, 1)).toISOString().slice(0, 7)
const district = (amountOf: (index: number) => number) => ({
  byMonth: Array.from({ length: 24 }, (_, index) => ({
    month: monthAt(index),
    drawnAmountYuan: amountOf(index),
  })),
})

test('districts are added up and stand beside the same month a year before', () => {
  const trend = trendOf([district((index) => index), district(() => 100)])
  expect(trend).toHaveLength(12)
  expect(trend.at(-1)).toEqual({ month: '2026-11', amountYuan: 123, beforeYuan: 111 })
  expect(trend[0]).toEqual({ month: '2025-12', amountYuan: 112, beforeYuan: 100 })
})

test('the months of the year that are over are compared with the same ones of the year before', () => {
  // November has just begun, and a whole one stands beside it.
  const trend = trendOf([district((index) => (index < 12 ? 100 : index < 23 ? 150 : 5))])
  expect(yearSoFar(trend)).toEqual({ amountYuan: 1_505, wholeMonths: 10, growthPercent: 50 })
  expect(yearSoFar(trendOf([district((index) => (index < 12 ? 0 : 1))])).growthPercent).toBeNull()
  expect(yearSoFar(trend.slice(0, 2)).wholeMonths).toBe(0)
  expect(yearSoFar([])).toEqual({ amountYuan: 0, wholeMonths: 0, growthPercent: null })
})

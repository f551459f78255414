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

test('the year so far is compared with the same months of the year before', () => {
  const trend = trendOf([district((index) => (index < 12 ? 100 : 150))])
  expect(yearSoFar(trend)).toEqual({ amountYuan: 1_650, growthPercent: 50 })
  expect(yearSoFar(trendOf([district((index) => (index < 12 ? 0 : 1))])).growthPercent).toBeNull()
  expect(yearSoFar([])).toEqual({ amountYuan: 0, growthPercent: null })
})

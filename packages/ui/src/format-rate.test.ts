import { expect, test } from 'vitest'
import { formatPercent, formatRate, formatRateRange } from './format-rate.ts'

test('a rate is an annual percent with two decimals', () => {
  expect(formatRate(3.85)).toBe('年化 3.85%')
  expect(formatRate(4)).toBe('年化 4.00%')
  expect(formatPercent(100)).toBe('100.00%')
})

test('a range is written once, an equal range as one rate', () => {
  expect(formatRateRange(3.45, 4.2)).toBe('年化 3.45%–4.20%')
  expect(formatRateRange(3.45, 3.45)).toBe('年化 3.45%')
})

test('a missing end or rate is never shown as zero', () => {
  expect(formatRateRange(3.45, null)).toBe('年化 3.45%起')
  expect(formatRateRange(undefined, 4.2)).toBe('年化 4.20%以内')
  expect(formatRateRange(null, undefined)).toBe('')
  expect(formatRate(null)).toBe('')
})

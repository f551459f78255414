import { expect, test } from 'vitest'
import { formatAmount, formatAmountRange, formatTerm, formatTermRange } from './format-amount.ts'

test('an amount takes the unit a person would say', () => {
  expect(formatAmount(9_999)).toBe('9,999 元')
  expect(formatAmount(500_000)).toBe('50 万元')
  expect(formatAmount(125_000_000)).toBe('1.25 亿元')
  expect(formatAmount(undefined)).toBe('')
})

test('a range says its unit once when both ends share it', () => {
  expect(formatAmountRange(100_000, 5_000_000)).toBe('10–500 万元')
  expect(formatAmountRange(5_000, 500_000)).toBe('5,000 元–50 万元')
  expect(formatAmountRange(500_000, 500_000)).toBe('50 万元')
})

test('an open range says which end is open', () => {
  expect(formatAmountRange(100_000, null)).toBe('10 万元起')
  expect(formatAmountRange(null, 5_000_000)).toBe('500 万元以内')
  expect(formatAmountRange(null, null)).toBe('')
})

test('a term is in months, and in years where that is rounder', () => {
  expect([formatTerm(6), formatTerm(12), formatTerm(36), formatTerm(null)]).toEqual([
    '6 个月',
    '12 个月',
    '3 年',
    '',
  ])
  expect(formatTermRange(3, 36)).toBe('3–36 个月')
  expect(formatTermRange(12, 12)).toBe('12 个月')
  expect(formatTermRange(null, 36)).toBe('36 个月以内')
})

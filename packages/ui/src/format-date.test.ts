import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateRange,
  formatDateShort,
  formatDateTime,
  formatTimeSpan,
} from './format-date.ts'

test('a moment shows the date in China, not the date of the machine', () => {
  expect(formatDate('2026-11-19T16:00:00Z')).toBe('2026年11月20日')
  expect(formatDate('2026-11-20T23:59:59+08:00')).toBe('2026年11月20日')
  expect(formatDateTime('2026-11-20T06:30:00Z')).toBe('2026年11月20日 14:30')
  expect(formatDateTime('2026-11-19T16:05:00Z')).toBe('2026年11月20日 00:05')
})

test('a calendar date never moves', () => {
  expect(formatDate('2026-01-01')).toBe('2026年1月1日')
  expect(formatDateShort('2026-01-01')).toBe('2026-01-01')
})

test('ten digits are seconds, thirteen are milliseconds', () => {
  expect(formatDate(1_763_568_000)).toBe('2025年11月20日')
  expect(formatDate('1763568000')).toBe('2025年11月20日')
  expect(formatDate(1_763_568_000_000)).toBe('2025年11月20日')
})

test('a missing or unreadable value shows nothing', () => {
  expect(formatDate(undefined)).toBe('')
  expect(formatDateTime(null)).toBe('')
  expect(formatDate('someday')).toBe('')
})

test('an open end is said in words', () => {
  expect(formatDateRange('2026-11-01', '2026-12-31')).toBe('2026年11月1日至2026年12月31日')
  expect(formatDateRange('2026-11-01', null)).toBe('2026年11月1日至长期有效')
})

test('a span of one day names it once, one of several names both', () => {
  const [from, noon, next] = ['2026-11-20T01:00:00Z', '2026-11-20T04:00:00Z', '2026-11-20T17:30:00Z']
  expect(formatTimeSpan(from, noon)).toBe('2026年11月20日 09:00–12:00')
  expect(formatTimeSpan(from, next)).toBe('2026年11月20日 09:00–2026年11月21日 01:30')
})

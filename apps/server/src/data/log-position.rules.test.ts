import { expect, test } from 'vitest'
import { endOfRecord } from './log-position.rules.ts'

test('a position behind the header of an empty page is the end of the page before', () => {
  expect(endOfRecord(5 * 8192 + 24)).toBe(5 * 8192)
  expect(endOfRecord(16 * 1024 ** 2 + 40)).toBe(16 * 1024 ** 2)
})

test('a position behind a record stays as it is', () => {
  const positions = [5 * 8192, 5 * 8192 + 32, 5 * 8192 + 40, 16 * 1024 ** 2 + 48, 123_456]
  expect(positions.map(endOfRecord)).toEqual(positions)
})

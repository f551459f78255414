import { expect, test } from 'vitest'
import { endOfRecord, isInStep } from './log-position.rules.ts'

test('a position behind the header of an empty page is the end of the page before', () => {
  expect(endOfRecord(5 * 8192 + 24)).toBe(5 * 8192)
  expect(endOfRecord(16 * 1024 ** 2 + 40)).toBe(16 * 1024 ** 2)
})

test('a position behind a record stays as it is', () => {
  const positions = [5 * 8192, 5 * 8192 + 32, 5 * 8192 + 40, 16 * 1024 ** 2 + 48, 123_456]
  expect(positions.map(endOfRecord)).toEqual(positions)
})

const primary = { before: 900, floor: 1_000, written: 1_024 }

test.each([
  ['has what the primary had a look ago', { had: 900, has: 950 }, true],
  ['has all that was written', { had: 1_024, has: 1_100 }, true],
  ['lacks something of it', { had: 800, has: 899 }, false],
  [
    'had more than the primary has written, which was put back to a moment',
    { had: 1_025, has: 1_025 },
    false,
  ],
])('a replica that %s', (_what, position, expected) => {
  expect(isInStep(position, primary)).toBe(expected)
})

test('no replica is in step with a primary that was not seen', () => {
  expect(isInStep({ had: 5, has: 5 }, { before: 0, floor: 0, written: Infinity })).toBe(false)
})

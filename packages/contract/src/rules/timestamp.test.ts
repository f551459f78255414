import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timestampToMilliseconds } from './timestamp.ts'

test('5.9 ten digits are seconds, thirteen are milliseconds: both name the same moment', () => {
  expect(timestampToMilliseconds(1795132800)).toBe(1795132800000)
  expect(timestampToMilliseconds('1795132800')).toBe(1795132800000)
  expect(timestampToMilliseconds(1795132800000)).toBe(1795132800000)
})

test('5.9 nine and eleven digits are left as milliseconds', () => {
  expect(timestampToMilliseconds(999999999)).toBe(999999999)
  expect(timestampToMilliseconds(10000000000)).toBe(10000000000)
  expect(timestampToMilliseconds(0)).toBe(0)
})

test.each([
  '',
  ' ',
  '2026-11-20',
  '-1795132800',
  '1795132800.5',
  '1e9',
  '8640000000000001',
  '9'.repeat(17),
  Number.NaN,
])('5.9 %j is no moment', (value) => {
  expect(timestampToMilliseconds(value)).toBeUndefined()
})

test('5.9 whatever comes in, what comes out is a moment a Date can hold', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.string(), fc.maxSafeNat()), (value) => {
      const milliseconds = timestampToMilliseconds(value)
      if (milliseconds !== undefined) expect(new Date(milliseconds).getTime()).toBe(milliseconds)
    }),
  )
})

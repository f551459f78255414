import fc from 'fast-check'
import { expect, test } from 'vitest'
import { grouped, groupedShort } from './grouped.ts'

test('numbers read as Intl would write them', () => {
  const whole = new Intl.NumberFormat('en-US')
  const fixed = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const short = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (count) => {
      const value = count / 100
      expect(grouped(count)).toBe(whole.format(count))
      expect(grouped(value, 2)).toBe(fixed.format(value))
      expect(groupedShort(value)).toBe(short.format(value))
    }),
  )
  expect([0, 7, 999, 1_000, 1_234_567].map((value) => grouped(value))).toEqual([
    '0',
    '7',
    '999',
    '1,000',
    '1,234,567',
  ])
  expect([100, 1_200.5, 0.25].map((value) => groupedShort(value))).toEqual(['100', '1,200.5', '0.25'])
  expect(groupedShort(100, 0)).toBe('100')
})

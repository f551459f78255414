import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayAmount } from './amount-display.ts'

test.each([
  [0, '0.00', '元'],
  [9999, '9,999.00', '元'],
  [10_000, '1.00', '万元'],
  [12_345, '1.23', '万元'],
  [10_050, '1.01', '万元'],
  [99_999_999, '10,000.00', '万元'],
  [100_000_000, '1.00', '亿元'],
  [123_456_789_012, '1,234.57', '亿元'],
  [999_999_999_999, '10,000.00', '亿元'],
  [1_000_000_000_000, '1.00', '万亿元'],
  [1_234_567_000_000_000, '1,234.57', '万亿元'],
  [-500_000, '-50.00', '万元'],
])('%d yuan is shown as %s %s', (amountYuan, value, unit) => {
  expect(displayAmount(amountYuan)).toMatchObject({ value, unit })
})

test('running text leaves out decimals that are zero', () => {
  expect(displayAmount(500_000)?.text).toBe('50 万元')
  expect(displayAmount(12_345_000)?.text).toBe('1,234.5 万元')
  expect(displayAmount(0.5)?.text).toBe('0.5 元')
  expect(displayAmount(-0.001)?.text).toBe('0 元')
})

test.each([undefined, null, Number.NaN, Infinity, -Infinity])(
  '%s is not shown as an amount',
  (amountYuan) => {
    expect(displayAmount(amountYuan)).toBeUndefined()
  },
)

test('what is shown differs from the amount by no more than half of its last digit', () => {
  const factors = { 元: 1, 万元: 1e4, 亿元: 1e8, 万亿元: 1e12 }
  fc.assert(
    fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (amountYuan) => {
      const shown = displayAmount(amountYuan)
      const factor = factors[shown?.unit ?? '元']
      const back = Number(shown?.value.replaceAll(',', '')) * factor
      expect(Math.abs(back - amountYuan)).toBeLessThanOrEqual(factor / 200 + 1)
    }),
  )
})

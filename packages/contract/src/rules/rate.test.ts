import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPercentage, checkRate } from './rate.ts'

test.each(['0', '0.00', '0.5', '50', '99.99', '100', '100.0', '100.00'])(
  '5.4 %s is a percentage',
  (value) => {
    expect(checkPercentage(value, '出让股份')).toBeUndefined()
  },
)

test.each(['100.01', '101', '-1', '9'.repeat(400)])('5.4 %s is refused', (value) => {
  expect(checkPercentage(value, '出让股份')).toBe('出让股份应为不超过100的数字，最多两位小数')
})

test.each(['0.01', '0.1', '1', '3.85', '99.99', '100', '100.0', '100.00'])('5.5 %s is a rate', (value) => {
  expect(checkRate(value, '年化利率')).toBeUndefined()
})

test.each(['0', '0.0', '0.00', '100.01', '101', '-3.85'])('5.5 %s is refused', (value) => {
  expect(checkRate(value, '年化利率')).toBe('年化利率应在0.01到100之间，最多两位小数')
})

test.each(['0.001', '0.009', '99.999', '100.000', '3.855', '3.85%', '1%', '1.', '1e1', '.5', 'abc'])(
  '%s is refused as a rate and as a percentage by the sentence of 5.3',
  (value) => {
    expect(checkRate(value, '年化利率')).toBe('只能输入数字，最多两位小数')
    expect(checkPercentage(value, '出让股份')).toBe('只能输入数字，最多两位小数')
  },
)

test('5.5 accepts every hundredth from 0.01 to 100 and none beyond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (hundredths) => {
      const accepted = checkRate((hundredths / 100).toFixed(2), '利率') === undefined
      expect(accepted).toBe(hundredths >= 1 && hundredths <= 10_000)
    }),
  )
})

test('both leave an empty field to the rule that requires it', () => {
  expect(checkPercentage('', '比例')).toBeUndefined()
  expect(checkRate(null, '利率')).toBeUndefined()
})

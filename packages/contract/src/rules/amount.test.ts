import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AMOUNT_CONFIRM_DIGITS,
  AMOUNT_CONFIRM_LOCK_SECONDS,
  checkAmount,
  needsUnitConfirmation,
} from './amount.ts'

test('5.2 an empty amount is refused, a number passes, words do not', () => {
  expect(checkAmount('', '融资金额')).toBe('请输入融资金额')
  expect(checkAmount(undefined, '融资金额')).toBe('请输入融资金额')
  expect(checkAmount('500', '融资金额')).toBeUndefined()
  expect(checkAmount('五百', '融资金额')).toBe('只能输入数字')
})

test('5.2 five digits before the point pass in silence, six ask for the unit', () => {
  expect(needsUnitConfirmation('99999')).toBe(false)
  expect(needsUnitConfirmation('99999.9999')).toBe(false)
  expect(needsUnitConfirmation('100000')).toBe(true)
  expect(needsUnitConfirmation('100000.5')).toBe(true)
  expect(needsUnitConfirmation('5000000')).toBe(true)
})

test.each([undefined, null, '', 'abcdefg', '1e9', '12345x'])(
  '5.2 %j, which is no number, asks nothing',
  (value) => {
    expect(needsUnitConfirmation(value)).toBe(false)
  },
)

test('5.2 asks exactly from the sixth digit on, whatever the decimals', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999 }), fc.nat({ max: 9999 }), (whole, decimals) => {
      expect(needsUnitConfirmation(`${whole}.${decimals}`)).toBe(whole >= 10 ** (AMOUNT_CONFIRM_DIGITS - 1))
    }),
  )
})

test('the lock and the limit are those of the specification', () => {
  expect([AMOUNT_CONFIRM_DIGITS, AMOUNT_CONFIRM_LOCK_SECONDS]).toEqual([6, 5])
})

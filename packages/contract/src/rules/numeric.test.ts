import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkNumeric, checkTwoDecimals } from './numeric.ts'

test.each([undefined, null, '', '   ', '\t'])(
  '5.1 a required number that is not there (%j) is asked for by its label',
  (value) => {
    expect(checkNumeric(value, '融资金额')).toBe('请输入融资金额')
  },
)

test.each(['0', '7', '007', '12.5', '0.0001', '123456789012345678'])('5.1 %s is a number', (value) => {
  expect(checkNumeric(value, '金额')).toBeUndefined()
})

test.each([
  '-1',
  '+1',
  '1.',
  '.5',
  '1.2.3',
  '1,000',
  '1e5',
  ' 1',
  '1\n',
  '１２',
  '0x10',
  'NaN',
  '一万',
  '1\u0000',
])('5.1 %j is refused as no number', (value) => {
  expect(checkNumeric(value, '金额')).toBe('只能输入数字')
})

test.each(['0', '-0', '12', '-12', '12.3', '12.34', '-0.01'])('5.3 %s has at most two decimals', (value) => {
  expect(checkTwoDecimals(value)).toBeUndefined()
})

test.each(['12.345', '-', '--1', '1-', '1.', '.5', 'a', '1.2.3', '+1', '1e2'])(
  '5.3 %s is refused',
  (value) => {
    expect(checkTwoDecimals(value)).toBe('只能输入数字，最多两位小数')
  },
)

test('5.3 leaves an empty field to the rule that requires it', () => {
  expect(checkTwoDecimals('')).toBeUndefined()
  expect(checkTwoDecimals(undefined)).toBeUndefined()
})

test('what 5.1 accepts is always read as a number of the same size, and never contains anything but digits and a point', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double({ min: 0, noNaN: true }).map(String)), (value) => {
      if (checkNumeric(value, '金额') !== undefined) return
      expect(value.replaceAll(/[\d.]/g, '')).toBe('')
      expect(Number.isNaN(Number(value))).toBe(false)
    }),
  )
})

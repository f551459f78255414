import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  checkFilledTenThousands,
  checkTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from './money-units.ts'

test.each([
  ['0', 0],
  ['1', 10_000],
  ['50', 500_000],
  ['0.0001', 1],
  ['1.15', 11_500],
  ['0.29', 2_900],
  ['1.1', 11_000],
  ['1234.5678', 12_345_678],
  ['900719925474.0991', Number.MAX_SAFE_INTEGER],
])('%s 万元 are exactly %d yuan', (text, amountYuan) => {
  expect(tenThousandsToYuan(text)).toBe(amountYuan)
  expect(checkTenThousands(text, '融资金额')).toBeUndefined()
})

test.each([
  ['', '请输入融资金额'],
  ['abc', '只能输入数字'],
  ['-1', '只能输入数字'],
  ['1.', '只能输入数字'],
  ['1.00001', '融资金额最多四位小数，精确到元'],
  ['900719925474.0992', '融资金额超出范围'],
  ['9'.repeat(400), '融资金额超出范围'],
])('%s is refused: %s', (text, error) => {
  expect(tenThousandsToYuan(text)).toBeUndefined()
  expect(checkTenThousands(text, '融资金额')).toBe(error)
})

test.each(['', ' ', '0', '000', '0.00', '0.0000', undefined])(
  'an amount that must be more than nothing is asked for when it is %j',
  (text) => {
    expect(checkFilledTenThousands(text, '融资金额')).toBe('请输入融资金额')
    expect(checkFilledTenThousands('0.01', '融资金额')).toBeUndefined()
    expect(checkFilledTenThousands('abc', '融资金额')).toBe('只能输入数字')
  },
)

test('yuan are written in 万元 without separators and without needless zeros', () => {
  expect(yuanToTenThousands(0)).toBe('0')
  expect(yuanToTenThousands(1)).toBe('0.0001')
  expect(yuanToTenThousands(500_000)).toBe('50')
  expect(yuanToTenThousands(12_345_600)).toBe('1234.56')
  expect(yuanToTenThousands(-15_000)).toBe('-1.5')
  expect(() => yuanToTenThousands(0.5)).toThrow(RangeError)
})

test('yuan come back unchanged from their 万元 text', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (amountYuan) => {
      expect(tenThousandsToYuan(yuanToTenThousands(amountYuan))).toBe(amountYuan)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkRequired, isBlank, isEmptyOrZero } from './emptiness.ts'

test.each([undefined, null, '', ' ', '\t\n', '　', '0', '00', '0000000', ' 0 ', '0.0', '0.00', 0])(
  '5.7 %j counts as empty',
  (value) => {
    expect(isEmptyOrZero(value)).toBe(true)
  },
)

test.each(['1', '0.01', '00.10', '10', '-1', 'O', '0a', '.', '0.', 1, -1, Number.NaN])(
  '5.7 %j does not',
  (value) => {
    expect(isEmptyOrZero(value)).toBe(false)
  },
)

test('5.7 any run of zeros is empty, and any other digit in it ends that', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 30 }),
      fc.nat({ max: 30 }),
      fc.integer({ min: 1, max: 9 }),
      (before, after, digit) => {
        expect(isEmptyOrZero('0'.repeat(before + after + 1))).toBe(true)
        expect(isEmptyOrZero(`${'0'.repeat(before)}${digit}${'0'.repeat(after)}`)).toBe(false)
      },
    ),
  )
})

test('a required field says its label when only white space was entered', () => {
  expect(checkRequired('　 ', '企业名称')).toBe('请输入企业名称')
  expect(checkRequired('0', '企业名称')).toBeUndefined()
  expect(isBlank('0')).toBe(false)
})

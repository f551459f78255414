import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkIdNumber, idCheckCharacter } from './id-number.ts'

const withCheck = (first17: string) => first17 + idCheckCharacter(first17)
const error = '请输入正确的身份证号'

test('the example of GB 11643 is accepted, its x in either case', () => {
  expect(checkIdNumber('11010519491231002X', '身份证号')).toBeUndefined()
  expect(checkIdNumber('11010519491231002x', '身份证号')).toBeUndefined()
  expect(checkIdNumber('440524188001010014', '身份证号')).toBe(error)
})

test('a birth date that the calendar does not have is refused even with the right check character', () => {
  expect(checkIdNumber(withCheck('62010219900228001'), '身份证号')).toBeUndefined()
  expect(checkIdNumber(withCheck('62010219900229001'), '身份证号')).toBe(error)
  expect(checkIdNumber(withCheck('62010220000229001'), '身份证号')).toBeUndefined()
  expect(checkIdNumber(withCheck('62010219901301001'), '身份证号')).toBe(error)
  expect(checkIdNumber(withCheck('62010219900431001'), '身份证号')).toBe(error)
})

test.each([
  '110105194912310021',
  '11010519491231002',
  '110105194912310',
  '01010519491231002X',
  '1101051949123100２X',
])('%s is refused', (value) => {
  expect(checkIdNumber(value, '身份证号')).toBe(error)
})

test('an empty field is asked for', () => {
  expect(checkIdNumber(undefined, '身份证号')).toBe('请输入身份证号')
})

test('one changed digit is always noticed', () => {
  const number = '11010519491231002X'
  fc.assert(
    fc.property(fc.nat({ max: 16 }), fc.integer({ min: 0, max: 9 }), (position, digit) => {
      fc.pre(number[position] !== String(digit))
      const changed = `${number.slice(0, position)}${digit}${number.slice(position + 1)}`
      expect(checkIdNumber(changed, '身份证号')).toBe(error)
    }),
  )
})

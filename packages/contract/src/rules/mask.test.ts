import { expect, test } from 'vitest'
import { maskAccountNumber, maskCreditCode, maskIdNumber, maskPhone } from './mask.ts'

test('a phone number shows its first three and last four digits, whatever its prefix', () => {
  expect(maskPhone('13800000000')).toBe('138****0000')
  expect(maskPhone('8613800000000')).toBe('138****0000')
  expect(maskPhone('0931-8888866')).toBe('0931******66')
  expect(maskPhone('010-88888866')).toBe('010*******66')
  expect(maskPhone('110')).toBe('****')
})

test('an id number never shows its birth date', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('110***********002X')
  expect(maskIdNumber('1101')).toBe('****')
})

test('a credit code shows its first and last four characters; what is none shows nothing', () => {
  expect(maskCreditCode('91620102MA00000019')).toBe('9162**********0019')
  expect(maskCreditCode('9162')).toBe('****')
})

test('of an account number only the last four digits stay', () => {
  expect(maskAccountNumber('6222000000001234')).toBe('****1234')
  expect(maskAccountNumber('1234')).toBe('****')
})

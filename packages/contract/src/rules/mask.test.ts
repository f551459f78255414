import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskAccountNumber, maskCompanyName, maskCreditCode, maskIdNumber, maskPhone } from './mask.ts'

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

test.each([
  ['甘肃陇上某某科技有限公司', '甘肃**有限公司'],
  ['甘肃省某某建材股份有限公司', '甘肃省**股份有限公司'],
  ['兰州新区某某物流有限责任公司', '兰州新区**有限责任公司'],
  ['临夏某某食品厂', '临夏**厂'],
  ['岷县某某中药材农民专业合作社', '岷县**农民专业合作社'],
  ['某某商贸有限公司', '**有限公司'],
  ['某某牛肉面', '**'],
  ['', '**'],
])('%s is listed as %s', (name, masked) => {
  expect(maskCompanyName(name)).toBe(masked)
})

test('two names of the same place and form cannot be told apart', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      fc.pre(!/[市州区县]/.test(name))
      expect(maskCompanyName(`定西市${name}有限公司`)).toMatch(/^定西市\*\*(?:股份|集团)?有限公司$/)
    }),
  )
})

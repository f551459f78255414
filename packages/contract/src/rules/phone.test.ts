import { expect, test } from 'vitest'
import { checkMobile, checkPhone, mobileDigits } from './phone.ts'

test.each(['13800000000', '19900000000', '013800000000', '8613800000000', '1795113800000000'])(
  '5.6 the mobile number %s is accepted, with or without one of the three prefixes',
  (value) => {
    expect(checkPhone(value, '联系电话')).toBeUndefined()
  },
)

test.each(['0931-8888888', '09318888888', '010-88888888', '0931-8888888-123', '021-66666666-1'])(
  '5.6 the landline %s is accepted with its area code and an optional extension',
  (value) => {
    expect(checkPhone(value, '联系电话')).toBeUndefined()
  },
)

test.each([
  undefined,
  '',
  '  ',
  '12800000000',
  '1380000000',
  '138000000000',
  '+8613800000000',
  '861380000000',
  '8888888',
  '931-8888888',
  '0931-1888888',
  '0931-888888',
  '0931-8888888-',
  '0931-8888888-1234567',
  '0931--8888888',
  '138-0000-0000',
  '１３８００００００００',
  '13800000000\n',
])('5.6 %j is refused with the label of the field', (value) => {
  expect(checkPhone(value, '联系电话')).toBe('请输入正确的联系电话')
})

test('a number that receives codes must be a mobile number, and all its spellings are one number', () => {
  expect(checkMobile('0931-8888888', '手机号')).toBe('请输入正确的手机号')
  expect(checkMobile('8613800000000', '手机号')).toBeUndefined()
  for (const prefix of ['', '0', '86', '17951'])
    expect(mobileDigits(`${prefix}13800000000`)).toBe('13800000000')
  expect(mobileDigits('08613800000000')).toBeUndefined()
})

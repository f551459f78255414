import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkCreditCode, creditCodeCheckCharacter } from './credit-code.ts'

const kindOf = (code: string) => checkCreditCode(code, '统一社会信用代码').kind

test.each([
  '91110000802100433B',
  '9144030071526726XG',
  '914403001922038216',
  '91110108551385082Q',
  '9131000063159284XQ',
  '11320000MB151840XJ',
  '91350100M000100Y43',
  '91620102MAXX01026K',
  '91620171MAXX01712U',
  '91620300MAXX03005A',
  '91621002MAXX10029L',
  '91622901MAXX29010W',
])('%s is valid', (code) => {
  expect(kindOf(code)).toBe('valid')
})

test.each(['91350211M0000XUF46', '91350100M0001TGQXM'])(
  '%s, in use with a wrong digit, is warned of, not refused',
  (code) => {
    expect(checkCreditCode(code, '统一社会信用代码')).toEqual({
      kind: 'wrongDigit',
      code,
      warning: '统一社会信用代码的校验位不符，请核对；确认无误可继续提交，将转人工审核',
    })
  },
)

test('the example of the standard has the check character 3', () => {
  expect(creditCodeCheckCharacter('91350100M000100Y4')).toBe('3')
})

test.each([
  '91350100M000100Y4Z',
  '91350100M000100Y4',
  '91350100M000100Y433',
  '9135010OM000100Y43',
  '91350100M000100I43',
  '９1350100M000100Y43',
])('%s has a wrong shape and is refused', (code) => {
  expect(checkCreditCode(code, '统一社会信用代码')).toEqual({
    kind: 'wrongShape',
    error: '请输入正确的18位统一社会信用代码',
  })
})

test('an empty code is asked for; small letters and outer white space do not matter', () => {
  expect(checkCreditCode(' ', '统一社会信用代码')).toEqual({
    kind: 'wrongShape',
    error: '请输入统一社会信用代码',
  })
  expect(checkCreditCode(' 91110000802100433b ', '代码')).toEqual({
    kind: 'valid',
    code: '91110000802100433B',
  })
})

test('one changed character is always noticed', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  fc.assert(
    fc.property(fc.nat({ max: 17 }), fc.constantFrom(...alphabet), (position, character) => {
      const code = '91620102MAXX01026K'
      fc.pre(code[position] !== character)
      expect(kindOf(`${code.slice(0, position)}${character}${code.slice(position + 1)}`)).not.toBe('valid')
    }),
  )
})

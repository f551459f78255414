import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskCompanyName } from './mask-company-name.ts'

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

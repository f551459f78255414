import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskCompanyName } from './mask-company-name.ts'

test.each([
  ['甘肃陇上某某科技有限公司', '甘肃**科技有限公司'],
  ['甘肃省某某建材股份有限公司', '甘肃省**建材股份有限公司'],
  ['兰州新区某某物流有限责任公司', '兰州新区**物流有限责任公司'],
  ['临夏某某食品厂', '临夏**食品厂'],
  ['岷县某某中药材农民专业合作社', '岷县**中药材农民专业合作社'],
  ['某某商贸有限公司', '**商贸有限公司'],
  ['商贸有限公司', '**有限公司'],
  ['临洮某某花卉种植有限公司', '临洮**种植有限公司'],
  ['肃南某某细毛羊养殖有限公司', '肃南**养殖有限公司'],
  ['榆中某某高原夏菜有限公司', '榆中**高原夏菜有限公司'],
  ['静宁某某苹果农民专业合作社', '静宁**苹果农民专业合作社'],
  ['山丹某某马铃薯淀粉有限公司', '山丹**淀粉有限公司'],
  ['白银某某有色金属材料有限公司', '白银**材料有限公司'],
  ['某某牛肉面', '**'],
  ['', '**'],
])('%s is listed as %s', (name, masked) => {
  expect(maskCompanyName(name)).toBe(masked)
})

test('two names of the same place, trade and form cannot be told apart', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (name) => {
      fc.pre(!/[市州区县]/.test(name))
      expect(maskCompanyName(`定西市${name}食品有限公司`)).toBe('定西市**食品有限公司')
    }),
  )
})

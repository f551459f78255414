import { expect, test } from 'vitest'
import { HUE_COUNT, monogramOf } from './monogram.rules.ts'

test.each([
  ['陇原示范银行股份有限公司', '陇'],
  ['甘肃省农村信用社联合社', '社'],
  ['中国工商银行甘肃省分行', '工'],
  ['（示例）河西融资担保有限公司', '担'],
  ['甘肃银行股份有限公司', '甘'],
  ['', '机'],
])('%s is told by %s', (name, character) => {
  expect(monogramOf(name).character).toBe(character)
})

test('the same character has the same colour, and every colour is one of the charts', () => {
  expect(monogramOf('陇原示范银行')).toEqual(monogramOf('陇西示范银行'))
  for (const name of ['天水银行', '祁连银行', '河西银行', '黄河银行', '敦煌银行']) {
    const { hue } = monogramOf(name)
    expect(hue).toBeGreaterThanOrEqual(1)
    expect(hue).toBeLessThanOrEqual(HUE_COUNT)
  }
})

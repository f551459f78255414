import { expect, test } from 'vitest'
import { contradictionsOf } from './contradictions.rules.ts'

const certified = {
  corporateName: '甘肃示例（集团）有限公司',
  creditCode: '91620102MA00000000',
  legalPersonName: '示例法人',
  address: '示例路 1 号',
  regCapitalYuan: 5_000_000,
  foundDate: '2018-01-01',
  certiFlg: 3,
}
const basic = {
  name: '甘肃示例(集团)有限公司',
  legalPersonName: '示例法人',
  address: '示例路1号',
  regCapitalYuan: 5_000_000,
  foundedOn: '2018-01-01',
}

test('width, spaces and brackets are no contradiction', () => {
  expect(contradictionsOf(certified, basic)).toEqual([])
})

test('what one of the two does not know is none either', () => {
  expect(
    contradictionsOf({ ...certified, address: null }, { ...basic, legalPersonName: null, name: '' }),
  ).toEqual([])
})

test('each field that differs is named with both values', () => {
  const found = contradictionsOf(certified, { ...basic, address: '示例大道 6 号', regCapitalYuan: 8_000_000 })
  expect(found).toEqual([
    { field: 'address', certifiedValue: '示例路 1 号', registryValue: '示例大道 6 号' },
    { field: 'regCapitalYuan', certifiedValue: '5000000', registryValue: '8000000' },
  ])
})

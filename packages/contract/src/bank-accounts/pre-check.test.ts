import { expect, test } from 'vitest'
import { preCheck } from './pre-check.ts'

const certified = {
  corporateName: '兰州示例食品（集团）有限公司',
  creditCode: '91620102MAXX01026K',
  legalPersonName: '示例法人',
}

test('what agrees is not mentioned, whatever the width of its signs', () => {
  expect(preCheck(certified, certified)).toEqual([])
  expect(preCheck({ ...certified, corporateName: '兰州示例食品(集团)有限公司 ' }, certified)).toEqual([])
  expect(preCheck({ ...certified, creditCode: '91620102maxx01026k' }, certified)).toEqual([])
})

test('each difference is named', () => {
  const typed = {
    corporateName: '兰州示例饮品有限公司',
    creditCode: '91620102MAXX01026X',
    legalPersonName: '新法人',
  }
  expect(preCheck(typed, certified)).toEqual(['corporateName', 'creditCode', 'legalPersonName'])
})

test('an unusual number of the basic account is pointed out, not refused', () => {
  expect(preCheck({ ...certified, basicAccountNo: 'J2900123456789' }, certified)).toEqual([])
  expect(preCheck({ ...certified, basicAccountNo: '2900123' }, certified)).toEqual(['basicAccountNo'])
})

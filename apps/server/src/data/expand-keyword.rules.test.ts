import { expect, test } from 'vitest'
import { expandKeyword } from './expand-keyword.rules.ts'

const KNOWN = [
  { shortForm: '农行', fullName: '中国农业银行', shortPinyin: 'nonghang' },
  { shortForm: '工行', fullName: '中国工商银行', shortPinyin: 'gonghang' },
  { shortForm: '信用社', fullName: '农村信用合作联社', shortPinyin: 'xinyongshe' },
  { shortForm: '农信社', fullName: '农村信用合作联社', shortPinyin: 'nongxinshe' },
  { shortForm: '甘肃农行', fullName: '中国农业银行甘肃省分行', shortPinyin: 'gansunonghang' },
]

test.each([
  ['农行', '中国农业银行'],
  ['ＮＯＮＧＨＡＮＧ', '中国农业银行'],
  ['农行贷款', '中国农业银行 贷款'],
  ['兰州农行', '兰州 中国农业银行'],
  ['兰州农行贷款', '兰州 中国农业银行 贷款'],
  ['农行 首贷', '中国农业银行 首贷'],
  ['甘肃农行', '中国农业银行甘肃省分行'],
  ['信用社', '农村信用合作联社'],
])('%s is also looked for as %s', (keyword, expanded) => {
  expect(expandKeyword(keyword, KNOWN)?.keyword).toBe(expanded)
})

test.each(['施工行业', '中国农业银行', '贴息', 'nong', '，'])('%s stays what it is', (keyword) => {
  expect(expandKeyword(keyword, KNOWN)).toBeUndefined()
})

test('the full names are told once each, as they are written', () => {
  expect(expandKeyword('农行 工行 农行贷款', KNOWN)?.fullNames).toEqual(['中国农业银行', '中国工商银行'])
})

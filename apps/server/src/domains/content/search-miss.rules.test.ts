import { expect, test } from 'vitest'
import { keptWords } from './search-miss.rules.ts'

test.each([
  ['　甘农信、贷款 ', '甘农信 贷款'],
  ['LPR', 'lpr'],
  ['2026 年 贴息', '2026 年 贴息'],
  ['GB/T 19001', 'gb t 19001'],
])('%s is kept as plain words', (keyword, words) => {
  expect(keptWords(keyword)).toBe(words)
})

test.each([
  '13800000000',
  '138-0000-0000',
  '１３８００００００００',
  '张某 138 0000 0000',
  '0931 8888888',
  '620102199001011234',
  '62010219900101123X',
  '91620102MA00000019',
  'abcdefghijkl1',
  'name@example.com',
  '，。',
])('%s is never kept', (keyword) => {
  expect(keptWords(keyword)).toBeUndefined()
})

import { expect, test } from 'vitest'
import { hideNames } from './hide-names.rules.ts'

test('a company is hidden by its full name and by the short one', () => {
  const text = '兰州示例冷链物流有限公司想贷款，兰州示例冷链物流去年营收增长。'
  expect(hideNames(text, ['兰州示例冷链物流有限公司'])).toBe('某企业想贷款，某企业去年营收增长。')
})

test.each([
  ['请打 13800000000', '请打 ****'],
  ['座机0931-8888888。', '座机****。'],
  ['代码 91620102MA00000019', '代码 ****'],
  ['身份证62010219900101001X', '身份证****'],
  ['邮箱 someone@example.com', '邮箱 ****'],
])('what leads to somebody is hidden: %s', (text, hidden) => {
  expect(hideNames(text, [])).toBe(hidden)
})

test('amounts, days and years stay', () => {
  const text = '2026年贷款500000元，2026-11-20前申请，费率3.85%。'
  expect(hideNames(text, [])).toBe('2026年贷款500000元，2026-11-20前申请，费率3.85%。')
})

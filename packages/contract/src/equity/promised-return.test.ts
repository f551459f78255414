import { expect, test } from 'vitest'
import { promisedReturn } from './promised-return.ts'

test.each([
  ['年化收益 8%', '年化收益'],
  ['本项目保 本', '保本'],
  ['承诺三年内回购股份', '承诺三年内回购'],
  ['我们保证投资人的本金', '保证投资人的本金'],
  ['预期回报可观', '预期回报'],
  ['固定・收益', '固定收益'],
  ['投资收益率超过一成', '收益率'],
  ['股权翻3倍', '翻3倍'],
  ['本项目零风险', '零风险'],
  ['稳赚的生意', '稳赚'],
])('“%s” promises a return', (text, word) => {
  expect(promisedReturn(text)).toBe(word)
})

test.each([
  '建设一条果蔬冻干生产线，资金用于设备和厂房。',
  '去年营业收入 1,200 万元，净利润 90 万元。',
  '不承担任何承诺，投资有风险，本金可能损失。',
  '公司为客户提供担保品管理系统',
  '投资并非零风险，也不稳赚',
])('“%s” promises none', (text) => {
  expect(promisedReturn(text)).toBeUndefined()
})

import { expect, test } from 'vitest'
import type { TermsOut } from '@lqr/contract/products/entities.ts'
import { termDifferences, termLines } from './term-lines.ts'

const terms: TermsOut = {
  name: '示例经营贷',
  category: 'workingCapital',
  highlights: '随借随还',
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  rateMin: 3.45,
  rateMax: 4.35,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit'],
  repaymentModes: ['interestFirst'],
  fees: [{ name: '担保费', payer: 'enterprise', how: '每年收取', percentPerYear: 0.8, amountYuan: null }],
  areaCodes: [],
  targetGroups: ['smallMicro'],
  zones: ['inclusive'],
  requirements: '依法登记',
  materials: ['营业执照', '财务报表'],
  onlineApply: true,
}
const textOf = (key: string, of: Parameters<typeof termLines>[0] = terms) =>
  termLines(of).find((line) => line.key === key)?.text

test('terms read in words and units', () => {
  expect(textOf('amount')).toBe('10–300 万元')
  expect(textOf('rate')).toBe('年化 3.45%–4.35%')
  expect(textOf('cost')).toBe('4.25% 起')
  expect(textOf('fees')).toBe('担保费：0.80%/年，企业承担，每年收取')
  expect(textOf('areas')).toBe('全省')
  expect(textOf('materials')).toBe('营业执照\n财务报表')
})

test('what has not been filled in stays empty', () => {
  const empty = termLines({ name: '新产品' }).filter(({ text }) => text !== '')
  expect(empty.map(({ key }) => key)).toEqual(['name'])
})

test('only what reads differently is a difference, and the cost follows the rate', () => {
  expect(termDifferences(terms, terms)).toEqual([])
  expect(termDifferences(terms, { ...terms, rateMin: 3.1 })).toEqual([
    { key: 'rate', label: '年利率', before: '年化 3.45%–4.35%', after: '年化 3.10%–4.35%' },
    { key: 'cost', label: '综合年化成本', before: '4.25% 起', after: '3.90% 起' },
  ])
  expect(termDifferences(terms, { ...terms, fees: [] }).map(({ key }) => key)).toEqual(['cost', 'fees'])
})

import { expect, test } from 'vitest'
import { chartSummary } from './chart-summary.ts'

const rows = [
  { name: '9月', values: [3, 1_500_000] },
  { name: '10月', values: [12, 200_000] },
]

test('a chart is told in words with the ends of each series', () => {
  const series = [
    { label: '申请', unit: '笔' },
    { label: '金额', unit: 'yuan' },
  ]
  expect(chartSummary('每月申请', { kind: 'bar', item: '月份', series, rows })).toBe(
    '柱状图：每月申请，共 2 项。申请最高为10月 12 笔，最低为9月 3 笔。金额最高为9月 150 万元，最低为10月 20 万元。选“表”可逐项查看。',
  )
})

test('a single row has no highest and lowest, and a column of the table alone is not told', () => {
  const series = [
    { label: '申请', unit: '笔' },
    { label: '金额', unit: 'yuan', tableOnly: true },
  ]
  expect(chartSummary('每月申请', { kind: 'line', item: '月份', series, rows: rows.slice(0, 1) })).toBe(
    '折线图：每月申请，共 1 项。申请：9月 3 笔。选“表”可逐项查看。',
  )
})

import type { ProductDetail } from '@lqr/contract/products/entities.ts'
import { expect, test } from 'vitest'
import { costBreakdown, feeLines } from './cost-lines.ts'

const fees: ProductDetail['fees'] = [
  { name: '担保费', payer: 'enterprise', how: '按年', percentPerYear: 0.8, amountYuan: null },
  { name: '评估费', payer: 'enterprise', how: '一次性', percentPerYear: null, amountYuan: 3000 },
  { name: '公证费', payer: 'institution', how: '一次性', percentPerYear: null, amountYuan: 1000 },
]

test('the items of the cost are the interest and what the enterprise pays, spread over amount and years', () => {
  const cost = costBreakdown({ rateMin: 3.45, rateMax: 4.2, fees }, { amountYuan: 500_000, termMonths: 24 })
  expect(cost.rows).toEqual([
    { name: '利息（年利率 3.45%）', percent: '3.45%', yuan: '3.45 万元' },
    { name: '担保费', percent: '0.80%', yuan: '8,000 元' },
    { name: '评估费', percent: '0.30%', yuan: '3,000 元' },
  ])
  expect(cost.total).toBe('4.55%')
  expect(cost.highest).toBe('5.30%')
  expect(cost.totalYuan).toBe('4.55 万元')
  expect(cost.payment).toBe('')
  expect(cost.basis).toBe('按借款 50 万元、2 年、到期还本计算')
})

test('every fee is listed with its payer, also those the enterprise does not pay', () => {
  expect(feeLines(fees).map(({ name, payer, text }) => [name, payer, text])).toEqual([
    ['担保费', '企业', '0.80%/年'],
    ['评估费', '企业', '3,000 元'],
    ['公证费', '金融机构', '1,000 元'],
  ])
})

test('monthly repayment makes a one-off fee weigh more and tells the payment', () => {
  const cost = costBreakdown(
    { rateMin: 6, rateMax: 6, fees },
    { amountYuan: 120_000, termMonths: 12, repaymentMode: 'equalInstalment' },
  )
  expect(cost.rows.map(({ percent }) => percent)).toEqual(['6.00%', '0.80%', '4.57%'])
  expect(cost.rows[2]?.yuan).toBe('3,000 元')
  expect(cost.payment).toBe('每月还款约 1.03 万元（不含费用）。')
  expect(cost.basis).toContain('等额本息')
})

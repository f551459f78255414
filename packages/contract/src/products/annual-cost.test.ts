import { expect, test } from 'vitest'
import { annualCostPercent, averagePrincipalShare, firstPaymentYuan, yuanOverTerm } from './annual-cost.ts'

const fee = { name: '担保费', how: '按年', percentPerYear: null, amountYuan: null } as const

test('without fees the cost is the rate', () => {
  expect(annualCostPercent(3.85, [], { amountYuan: 500_000, termMonths: 12 })).toBe(3.85)
})

test('a yearly fee of the enterprise is added, one that somebody else pays is not', () => {
  const fees = [
    { ...fee, payer: 'enterprise', percentPerYear: 0.8 },
    { ...fee, payer: 'government', percentPerYear: 1 },
    { ...fee, payer: 'institution', amountYuan: 5_000 },
  ] as const
  expect(annualCostPercent(4, fees, { amountYuan: 500_000, termMonths: 12 })).toBe(4.8)
})

test('a fixed fee weighs by amount and term', () => {
  const fees = [{ ...fee, payer: 'enterprise', amountYuan: 3_000 }] as const
  expect(annualCostPercent(4, fees, { amountYuan: 300_000, termMonths: 12 })).toBe(5)
  expect(annualCostPercent(4, fees, { amountYuan: 300_000, termMonths: 24 })).toBe(4.5)
})

test('principal that is repaid month by month makes a fixed fee weigh more, and a yearly one the same', () => {
  const loan = { amountYuan: 300_000, termMonths: 12 }
  const fixed = [{ ...fee, payer: 'enterprise', amountYuan: 3_000 }] as const
  const yearly = [{ ...fee, payer: 'enterprise', percentPerYear: 0.8 }] as const
  for (const repaymentMode of ['interestFirst', 'bullet', 'revolving', 'renewal'] as const) {
    expect(annualCostPercent(4, fixed, { ...loan, repaymentMode })).toBe(5)
  }
  expect(annualCostPercent(4, fixed, { ...loan, repaymentMode: 'equalPrincipal' })).toBe(5.85)
  expect(annualCostPercent(4, fixed, { ...loan, repaymentMode: 'equalInstalment' })).toBe(5.83)
  expect(annualCostPercent(4, yearly, { ...loan, repaymentMode: 'equalInstalment' })).toBe(4.8)
})

test('the interest of a loan agrees with its plan of payments', () => {
  const loan = { amountYuan: 120_000, termMonths: 12 }
  const interest = (repaymentMode: 'equalPrincipal' | 'equalInstalment' | 'bullet') =>
    yuanOverTerm(6, 6, { ...loan, repaymentMode })
  // 120,000 at 0.5 % a month: balances 120,000, 110,000 … 10,000 add up to 780,000.
  expect(interest('equalPrincipal')).toBe(3_900)
  expect(interest('bullet')).toBe(7_200)
  const payment = firstPaymentYuan(6, { ...loan, repaymentMode: 'equalInstalment' })
  expect(payment).toBe(10_328)
  expect(interest('equalInstalment')).toBe(3_936)
  expect(firstPaymentYuan(6, { ...loan, repaymentMode: 'equalPrincipal' })).toBe(10_600)
  expect(firstPaymentYuan(6, { ...loan, repaymentMode: 'interestFirst' })).toBe(600)
  expect(firstPaymentYuan(6, { ...loan, repaymentMode: 'bullet' })).toBeUndefined()
})

test('a loan without interest is measured all the same', () => {
  const loan = { amountYuan: 120_000, termMonths: 12, repaymentMode: 'equalInstalment' } as const
  expect(averagePrincipalShare(0, loan)).toBeCloseTo(13 / 24)
  expect(firstPaymentYuan(0, loan)).toBe(10_000)
})

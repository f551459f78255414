import { expect, test } from 'vitest'
import { averageRate, undrawnOf } from './drawdown.rules.ts'

test('a larger drawing weighs more, and nothing drawn has no rate', () => {
  expect(averageRate([])).toBeNull()
  expect(
    averageRate([
      { amountYuan: 300_000, rate: 4 },
      { amountYuan: 100_000, rate: 3.6 },
    ]),
  ).toBe(3.9)
})

test('what is left of a credit is the credit without what was drawn', () => {
  expect(undrawnOf({ credit_amount_yuan: 500_000, loan_amount_yuan: 200_000 })).toBe(300_000)
  expect(undrawnOf({ credit_amount_yuan: 500_000, loan_amount_yuan: null })).toBe(500_000)
  expect(undrawnOf({ credit_amount_yuan: null, loan_amount_yuan: null })).toBe(0)
})

import { expect, test } from 'vitest'
import { annualCostPercent } from '../products/annual-cost.ts'
import { largestLeaseAmount, leaseCost, monthlyRentYuan } from './lease-cost.ts'

test('the rent is that of an annuity paid at the end of each month', () => {
  // 800,000 yuan at 6 % over 36 months: 800000 × 0.005 ÷ (1 − 1.005^−36) = 24,337.55
  expect(monthlyRentYuan({ amountYuan: 800_000, ratePercent: 6, termMonths: 36 })).toBe(24_338)
  expect(monthlyRentYuan({ amountYuan: 120_000, ratePercent: 0, termMonths: 12 })).toBe(10_000)
})

test('the fee counts in the total and, by the method of loans, in the annual cost', () => {
  const cost = leaseCost({ amountYuan: 800_000, ratePercent: 6, termMonths: 36, feeYuan: 24_000 })
  expect(cost).toEqual({ rentYuan: 24_338, totalYuan: 24_338 * 36 + 24_000, annualCost: 7.89 })
  const fee = { name: '', payer: 'enterprise', how: '', percentPerYear: null, amountYuan: 24_000 } as const
  expect(cost.annualCost).toBe(
    annualCostPercent(6, [fee], { amountYuan: 800_000, termMonths: 36, repaymentMode: 'equalInstalment' }),
  )
})

test('what can be financed is the value less the down payment, exact to the yuan', () => {
  expect(largestLeaseAmount(1_000_000, 20)).toBe(800_000)
  expect(largestLeaseAmount(1_000_000, 0)).toBe(1_000_000)
  expect(largestLeaseAmount(1_000_001, 33.33)).toBe(666_700)
  expect(largestLeaseAmount(1_000_000, 100)).toBe(0)
})

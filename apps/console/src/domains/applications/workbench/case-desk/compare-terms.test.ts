import { expect, test } from 'vitest'
import type { ApplicationTerms } from '@lqr/contract/applications/entities.ts'
import { compareTerms } from './compare-terms.ts'

const terms: ApplicationTerms = {
  category: 'workingCapital',
  guaranteeModes: ['credit'],
  amountMinYuan: 50_000,
  amountMaxYuan: 1_000_000,
  rateMin: 3.45,
  rateMax: 4.6,
  termMinMonths: 6,
  termMaxMonths: 12,
  repaymentModes: ['bullet'],
  annualCostMin: 3.45,
  fees: [],
  requirements: '经营满 2 年',
  materials: ['营业执照'],
}
const verdicts = (
  amountYuan: number | null,
  termMonths: number | null,
  guaranteeMode: 'credit' | 'mortgage' | null,
) => compareTerms({ amountYuan, termMonths, guaranteeMode, terms }).map(({ isWithin }) => isWithin)

test('each limit itself is within the product, a step beyond is not', () => {
  expect(verdicts(50_000, 6, 'credit')).toEqual([true, true, true, undefined, undefined])
  expect(verdicts(1_000_000, 12, 'credit')).toEqual([true, true, true, undefined, undefined])
  expect(verdicts(49_999, 5, 'mortgage')).toEqual([false, false, false, undefined, undefined])
  expect(verdicts(1_000_001, 13, 'credit')).toEqual([false, false, true, undefined, undefined])
})

test('what is not known is compared with nothing', () => {
  expect(verdicts(null, null, null)).toEqual([undefined, undefined, undefined, undefined, undefined])
})

test('rate and repayment are what the product publishes, asked of nobody', () => {
  const [, , , rate, repayment] = compareTerms({ amountYuan: 1, termMonths: 1, guaranteeMode: null, terms })
  expect(rate).toMatchObject({ asked: undefined, offered: '3.45%–4.60%' })
  expect(repayment?.offered).not.toBe('')
})

import { expect, test } from 'vitest'
import { deviationsOf, type GrantedTerms } from './deviations.ts'

const published = {
  amountMinYuan: 50_000,
  rateMin: 3.4,
  rateMax: 3.85,
  termMinMonths: 3,
  termMaxMonths: 24,
  repaymentModes: ['equalInstalment', 'interestFirst'],
} as const

test.each<[GrantedTerms, string[]]>([
  [{ rate: 3.4, termMonths: 3, amountYuan: 50_000, repayment: 'interestFirst' }, []],
  [{ rate: 3.85, termMonths: 24 }, []],
  [{ rate: 9.9, termMonths: 48 }, ['RATE', 'TERM']],
  [{ rate: 3.39 }, ['RATE']],
  [{ termMonths: 2, amountYuan: 49_999 }, ['TERM', 'AMOUNT']],
  [{ repayment: 'bullet' }, ['REPAYMENT']],
  [{}, []],
])('%o deviates in %o', (granted, codes) => {
  expect(deviationsOf(published, granted)).toEqual(codes)
})

test('a product that publishes no way of repayment is deviated from by none', () => {
  expect(deviationsOf({ ...published, repaymentModes: [] }, { repayment: 'bullet' })).toEqual([])
})

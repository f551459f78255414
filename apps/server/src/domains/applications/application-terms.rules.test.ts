import { expect, test } from 'vitest'
import {
  creditOnlyProblem,
  creditProblem,
  loanDateProblem,
  loanProblem,
  termsProblem,
} from './application-terms.rules.ts'

const product = {
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit' as const, 'mortgage' as const],
}
const asked = { amountYuan: 500_000, termMonths: 12, guaranteeMode: 'credit' as const }

test('what the product offers passes, its bounds included', () => {
  for (const amountYuan of [100_000, 3_000_000])
    expect(termsProblem(product, { ...asked, amountYuan })).toBeUndefined()
  for (const termMonths of [6, 36]) expect(termsProblem(product, { ...asked, termMonths })).toBeUndefined()
})

test('one yuan, one month or one guarantee beside the offer is refused at its field', () => {
  expect(termsProblem(product, { ...asked, amountYuan: 99_999 })?.fields).toEqual({
    amountYuan: '该产品的额度为 10 万元到 300 万元',
  })
  expect(termsProblem(product, { ...asked, amountYuan: 3_000_001 })?.error.key).toBe(
    'products.amountOutOfRange',
  )
  expect(termsProblem(product, { ...asked, termMonths: 37 })?.error.key).toBe('products.termOutOfRange')
  expect(termsProblem(product, { ...asked, guaranteeMode: 'pledge' })?.error.key).toBe(
    'products.guaranteeNotOffered',
  )
})

test('every wrong field is named at once', () => {
  const problem = termsProblem(product, { amountYuan: 1, termMonths: 99, guaranteeMode: 'pledge' })
  expect(Object.keys(problem?.fields ?? {})).toEqual(['amountYuan', 'termMonths', 'guaranteeMode'])
})

test('a grant may reach the product’s maximum and a loan the grant, but not go beyond', () => {
  expect(creditProblem(product, 3_000_000)).toBeUndefined()
  expect(creditProblem(product, 3_000_001)?.fields).toHaveProperty('creditAmountYuan')
  expect(loanProblem(800_000, 800_000)).toBeUndefined()
  expect(loanProblem(800_000, 800_001)?.fields).toHaveProperty('loanAmountYuan')
})

test('a loan date lies between the grant and today', () => {
  expect(loanDateProblem('2026-11-20', '2026-11-20', '2026-11-20')).toBeUndefined()
  expect(loanDateProblem('2026-11-21', '2026-11-18', '2026-11-20')).toContain('今天')
  expect(loanDateProblem('2026-11-17', '2026-11-18', '2026-11-20')).toContain('2026-11-18')
})

test('a grant for which somebody else answers is not on credit alone', () => {
  expect(creditOnlyProblem('guaranteeCompany', true)).toContain('融资担保公司担保')
  expect(creditOnlyProblem('combined', true)).toContain('组合担保')
  expect(creditOnlyProblem('guaranteeCompany', false)).toBeUndefined()
  for (const mode of ['credit', 'mortgage', 'pledge'] as const)
    expect(creditOnlyProblem(mode, true)).toBeUndefined()
})

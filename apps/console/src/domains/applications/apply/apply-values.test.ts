import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import { expect, test } from 'vitest'
import { termProblems, toBody, valuesFromAddress } from './apply-values.ts'

const product = {
  id: '7',
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  termMinMonths: 3,
  termMaxMonths: 36,
}
const ASKED = { id: '7', materials: ['营业执照', '近一年财务报表'] }
const values = {
  amount: '50',
  term: '12',
  guaranteeMode: 'credit',
  purpose: '采购原料',
  contactName: '示例',
  contactPhone: '13900000001',
}

test('an amount typed in 万元 leaves as whole yuan, converted once', () => {
  expect(toBody({ ...values, amount: '50.5', revenue: '1200' }, ASKED)).toMatchObject({
    proId: '7',
    amountYuan: 505_000,
    annualRevenueYuan: 12_000_000,
    termMonths: 12,
    consent: true,
    letterVersion: AUTHORISATION_LETTER_VERSION,
  })
})

test('what is empty or no number is left to the contract to ask for', () => {
  const body = toBody({ ...values, amount: '五十', term: '' }, ASKED)
  expect(body.amountYuan).toBeUndefined()
  expect(body.termMonths).toBeUndefined()
  expect('annualRevenueYuan' in body).toBe(false)
})

test('amount and term outside of what the product offers are named with its range', () => {
  expect(termProblems({ ...values, amount: '500', term: '48' }, product)).toEqual({
    amountYuan: '申请金额须在 10–300 万元 之间',
    termMonths: '申请期限须在 3–36 个月 之间',
  })
  expect(termProblems(values, product)).toEqual({})
})

test('an unreadable amount is named, an empty revenue is not', () => {
  expect(termProblems({ ...values, amount: 'abc' }, product)).toEqual({ amountYuan: '只能输入数字' })
  expect(termProblems({ ...values, revenue: '1.23456' }, product)).toEqual({
    annualRevenueYuan: '上年营业收入最多四位小数，精确到元',
  })
})

test('the address fills in what the product offers and nothing else', () => {
  const offer = { ...product, guaranteeModes: ['credit' as const, 'mortgage' as const] }
  const filled = (text: string) => valuesFromAddress(new URLSearchParams(text), offer)
  expect(filled('amountYuan=505000&termMonths=12&guaranteeMode=credit')).toEqual({
    amount: '50.5',
    term: '12',
    guaranteeMode: 'credit',
  })
  for (const text of [
    '',
    'amountYuan=1&termMonths=99&guaranteeMode=pledge',
    'amountYuan=5e5x&termMonths=1.5',
  ]) {
    expect(Object.values(filled(text)).filter(Boolean)).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { readOwnLoan } from './own-loan.ts'

const limits = {
  amountMinYuan: 100_000,
  amountMaxYuan: 5_000_000,
  termMinMonths: 3,
  termMaxMonths: 36,
  repaymentModes: ['equalInstalment', 'interestFirst'],
}
const read = (text: string) => readOwnLoan(new URLSearchParams(text), limits)

test('the cost is measured on the loan the visitor asks for', () => {
  expect(read('amount=50&termMonths=12')).toEqual({
    loan: { amountYuan: 500_000, termMonths: 12 },
    errors: {},
  })
})

test('a loan typed with a comma or full-width digits is the same loan', () => {
  expect(read('amount=５0&termMonths=１２').loan).toEqual({ amountYuan: 500_000, termMonths: 12 })
  expect(
    readOwnLoan(new URLSearchParams('amount=1,200'), { ...limits, amountMaxYuan: 20_000_000 }).loan,
  ).toEqual({
    amountYuan: 12_000_000,
    termMonths: 36,
  })
})

test('without a loan of one’s own the largest and longest of the product is measured', () => {
  expect(read('id=3')).toEqual({ loan: { amountYuan: 5_000_000, termMonths: 36 }, errors: {} })
})

test.each(['amount=0&termMonths=0', 'amount=0.00&termMonths=00', 'amount=%20&termMonths='])(
  'zero counts as not given: %s measures the largest and longest',
  (text) => {
    expect(read(text)).toEqual({ loan: { amountYuan: 5_000_000, termMonths: 36 }, errors: {} })
  },
)

test('an amount or a term the product does not offer is explained at its field', () => {
  expect(read('amount=9999&termMonths=99').errors).toEqual({
    amount: '借款金额须在 10 万元到 500 万元之间',
    term: '借款期限须在 3 到 36 个月之间',
  })
  expect(read('amount=abc&termMonths=1.5').loan).toEqual({ amountYuan: 5_000_000, termMonths: 36 })
})

test('a repayment mode of the product is measured, another one is explained', () => {
  expect(read('amount=50&termMonths=12&repayment=equalInstalment').loan).toEqual({
    amountYuan: 500_000,
    termMonths: 12,
    repaymentMode: 'equalInstalment',
  })
  for (const repayment of ['bullet', 'nonsense']) {
    expect(read(`amount=50&repayment=${repayment}`).errors).toEqual({
      repayment: '该产品没有这种还款方式，请重新选择',
    })
  }
})

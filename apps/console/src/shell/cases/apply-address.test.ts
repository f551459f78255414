import { expect, test } from 'vitest'
import { applyAddress } from './apply-address.ts'

test('the application page opens for the product with amount, term and guarantee filled in', () => {
  const want = { amountYuan: 500_000, termMonths: 12, guaranteeMode: 'credit' }
  expect(applyAddress('7', want)).toBe(
    '/product/apply?proId=7&amountYuan=500000&termMonths=12&guaranteeMode=credit',
  )
})

test('what is not known is left for the person to fill in', () => {
  expect(applyAddress('7', { amountYuan: null, termMonths: 12 })).toBe('/product/apply?proId=7&termMonths=12')
})

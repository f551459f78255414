import { expect, test } from 'vitest'
import { toBody } from './report-values.ts'

test('amounts become yuan once, and what is empty is not sent', () => {
  const body = toBody(
    { amount: '80', term: '12', rate: '', purpose: '', address: '示例路 1 号' },
    { id: '7', version: 3 },
  )
  expect(body).toEqual({ id: '7', version: 3, amountYuan: 800_000, termMonths: 12, address: '示例路 1 号' })
})

import { expect, test } from 'vitest'
import type { FundRecord } from '@lqr/contract/products/funds/fund-calls.ts'
import { fundBody, fundValues } from './fund-values.ts'

test('amounts are typed in 万元 and sent in whole yuan, there and back', () => {
  const fund = { name: '示例基金', sizeYuan: 123_450_000, amountMinYuan: 1, amountMaxYuan: 20_000 }
  const values = fundValues(fund as FundRecord)
  expect(values).toMatchObject({ size: '12345', amountMin: '0.0001', amountMax: '2' })
  expect(fundBody(values)).toMatchObject(fund)
  expect(fundBody({ ...values, size: '' }).sizeYuan).toBeUndefined()
})

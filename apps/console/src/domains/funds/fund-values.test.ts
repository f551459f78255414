import { expect, test } from 'vitest'
import type { FundRecord } from '@lqr/contract/funds/record-calls.ts'
import { fundBody, fundProblems, fundValues } from './fund-values.ts'

test('amounts are typed in 万元 and sent in whole yuan, there and back', () => {
  const fund = { name: '示例基金', sizeYuan: 123_450_000, amountMinYuan: 1, amountMaxYuan: 20_000 }
  const values = fundValues(fund as FundRecord)
  expect(values).toMatchObject({ size: '12345', amountMin: '0.0001', amountMax: '2' })
  expect(fundBody(values)).toMatchObject(fund)
  expect(fundBody({ ...values, size: '' }).sizeYuan).toBeUndefined()
})

test('an amount that is nothing or no number is named at its field', () => {
  expect(fundProblems({ size: '0.00', amountMin: 'abc', amountMax: '1.23456' })).toEqual({
    sizeYuan: '请输入基金规模',
    amountMinYuan: '只能输入数字',
    amountMaxYuan: '单项目最高投资最多四位小数，精确到元',
  })
  expect(fundProblems({ size: '5000', amountMin: '100', amountMax: '0.5' })).toEqual({})
})

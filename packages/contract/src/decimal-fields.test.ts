import { expect, test } from 'vitest'
import type * as z from 'zod'
import { explainIssues } from './kernel/explain-issues.ts'
import { creditApplication, disburseApplication } from './applications/calls.ts'
import { applicationForm } from './applications/form.ts'
import { certificationForm } from './certification/entities.ts'
import { fundFields } from './funds/calls.ts'
import { leaseForm, offerLease } from './leasing/calls.ts'
import { parkForm } from './parks/entities.ts'
import { productFilters } from './products/product-calls.ts'
import { productTermsShape } from './products/product-terms.ts'

const TWO_DECIMALS = '只能输入数字，最多两位小数'
const fee = productTermsShape.fees.element.shape

function sentence(schema: z.ZodType, value: unknown): string | undefined {
  const parsed = schema.safeParse(value)
  return parsed.success ? undefined : Object.values(explainIssues(parsed.error))[0]
}

test.each([
  ['年利率 of a grant', creditApplication.body.shape.creditRate],
  ['年利率 of a lease offer', offerLease.body.shape.ratePercent],
  ['首付比例', leaseForm.shape.downPaymentPercent],
  ['最低年利率', productTermsShape.rateMin],
  ['最高年利率', productTermsShape.rateMax],
  ['年费率', fee.percentPerYear],
  ['最高年利率 of a search', productFilters.shape.rateMax],
  ['规划面积', parkForm.shape.areaKm2],
] as const)('%s has at most two decimals', (_, schema) => {
  expect(sentence(schema, 3.855)).toBe(TWO_DECIMALS)
  expect(sentence(schema, 3.85)).toBeUndefined()
})

test.each([
  ['请输入申请金额', applicationForm.shape.amountYuan],
  ['请输入申请期限', applicationForm.shape.termMonths],
  ['请输入授信金额', creditApplication.body.shape.creditAmountYuan],
  ['请输入授信期限', creditApplication.body.shape.creditTermMonths],
  ['请输入放款金额', disburseApplication.body.shape.loanAmountYuan],
  ['请输入最低额度', productTermsShape.amountMinYuan],
  ['请输入最高额度', productTermsShape.amountMaxYuan],
  ['请输入费用金额', fee.amountYuan],
  ['请输入设备价值', leaseForm.shape.valueYuan],
  ['请输入融资金额', leaseForm.shape.amountYuan],
  ['请输入每月租金', offerLease.body.shape.rentYuan],
  ['请输入基金规模', fundFields.shape.sizeYuan],
  ['请输入单项目最低投资', fundFields.shape.amountMinYuan],
  ['请输入单项目最高投资', fundFields.shape.amountMaxYuan],
  ['请输入注册资本', certificationForm.shape.regCapitalYuan],
  ['请输入规划面积', parkForm.shape.areaKm2],
] as const)('%s, when it is zero as when it is missing', (expected, schema) => {
  expect(sentence(schema, 0)).toBe(expected)
  expect(sentence(schema, undefined)).toBe(expected)
})

test.each([
  ['上年营业收入', certificationForm.shape.annualRevenueYuan],
  ['资产总额', certificationForm.shape.totalAssetsYuan],
  ['手续费', offerLease.body.shape.feeYuan],
  ['首付比例', leaseForm.shape.downPaymentPercent],
] as const)('%s may be zero: there nothing is an answer', (_, schema) => {
  expect(sentence(schema, 0)).toBeUndefined()
})

import type * as z from 'zod'
import { amountOut, codesOut, percentOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { amountYuan, dateOnly, idOut, oneOf } from '../kernel/field.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { LOAN_FLAGS, PRICING_BASES } from './kinds.ts'

/** What an institution writes back of one drawing besides amount, rate, day and flags. */
export const drawdownAsked = {
  pricingBase: oneOf('定价基准', PRICING_BASES),
  repricedOn: dateOnly('重定价日').optional(),
  dueOn: dateOnly('到期日').optional(),
  /** The industry of the borrower and of the use are reported apart. */
  borrowerIndustryCode: oneOf('借款人行业', INDUSTRIES),
  fundsIndustryCode: oneOf('资金投向行业', INDUSTRIES),
  feeYuan: amountYuan('承担或减免的费用', { min: 0 }).optional(),
} as const

/** One drawing of a granted credit; null where it was recorded before that was asked for. */
export const reportDrawdown = component('ReportDrawdown', '一笔放款', 'internal', {
  id: idOut('放款编号'),
  drawnOn: dateOnly('放款日期'),
  amountYuan: amountOut('放款金额'),
  rate: percentOut('放款年利率'),
  pricingBase: drawdownAsked.pricingBase.nullable(),
  repricedOn: dateOnly('重定价日').nullable(),
  dueOn: dateOnly('到期日').nullable(),
  borrowerIndustryCode: drawdownAsked.borrowerIndustryCode.nullable(),
  fundsIndustryCode: drawdownAsked.fundsIndustryCode.nullable(),
  feeYuan: amountOut('承担或减免的费用').nullable(),
  loanFlags: codesOut('贷款标识', LOAN_FLAGS),
  balanceYuan: amountOut('贷款余额'),
  balanceOn: dateOnly('余额日期'),
})
export type ReportDrawdown = z.output<typeof reportDrawdown>

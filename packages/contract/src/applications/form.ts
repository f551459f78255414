import { contactPhone } from '../kernel/contact-phone.ts'
import { amountYuan, dateOnly, months, oneOf, text } from '../kernel/field.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'

/** What an enterprise types of the loan it wants, and of who speaks for it. */
export const applicationAsked = {
  amountYuan: amountYuan('申请金额'),
  termMonths: months('申请期限'),
  guaranteeMode: oneOf('担保方式', GUARANTEE_MODES),
  purpose: text('贷款用途', { min: 2, max: 500 }),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
  annualRevenueYuan: amountYuan('上年营业收入', { min: 0 }).optional(),
  wantedOn: dateOnly('期望用款日期').optional(),
} as const

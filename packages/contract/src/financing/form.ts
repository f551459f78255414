import { contactPhone } from '../kernel/contact-phone.ts'
import {
  amountYuan,
  areaCode,
  count,
  dateOnly,
  flag,
  months,
  oneOf,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { DEMAND_TYPES, MAX_SLOTS } from './kinds.ts'

/** What an enterprise types of the money it needs, and of who speaks for it. */
export const needAsked = {
  title: text('需求名称', { min: 4, max: 60 }, { example: '采购原料流动资金' }),
  demandType: oneOf('融资类型', DEMAND_TYPES),
  amountYuan: amountYuan('融资金额'),
  termMonths: months('融资期限'),
  /** The highest annual rate the enterprise would pay; institutions may indicate another. */
  wantRate: ratePercent('期望年利率不高于').optional(),
  guaranteeMode: oneOf('担保方式', GUARANTEE_MODES),
  purpose: text('资金用途', { min: 4, max: 500 }),
  description: text('需求说明', { min: 4, max: 1_000 }).optional(),
  industryCode: oneOf('用款所属行业', INDUSTRIES),
  areaCode: areaCode('用款地区'),
  validTo: dateOnly('有效期至'),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
  slots: count('接受响应的机构数', MAX_SLOTS, { unit: '家' }).min(1, '至少接受 1 家机构'),
  /** Whether the public list names the company; without it the name is masked until an institution holds the need. */
  showsCompany: flag('公开企业名称'),
} as const

import * as z from 'zod'
import { contactPhone } from '../kernel/contact-phone.ts'
import { amountYuan, areaCode, field, months, oneOf, ratePercent, text } from '../kernel/field.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { LOAN_PURPOSES } from '../reference/loan-purposes.ts'
import { REPORTER_KINDS, FIVE_TESTS } from './kinds.ts'

/** The version of the form that a new batch asks; a report keeps the one it was filled with. */
export const FORM_VERSION = 1

/** What an enterprise types of the money it needs; every field but the rate is asked for when the report is handed in. */
export const reportAsked = {
  applicantKind: oneOf('主体类别', REPORTER_KINDS),
  areaCode: areaCode('经营所在地区'),
  address: text('经营场所地址', { min: 4, max: 200 }, { example: '兰州市城关区示例路 1 号' }),
  amountYuan: amountYuan('需求金额'),
  termMonths: months('期望期限'),
  wantRate: ratePercent('期望年利率不高于'),
  guaranteeMode: oneOf('可提供的担保', GUARANTEE_MODES),
  loanPurpose: oneOf('资金用途类别', LOAN_PURPOSES),
  purpose: text('资金用途说明', { min: 4, max: 500 }),
  /** Where the money goes; the industry of the borrower is another one. */
  fundsIndustryCode: oneOf('资金投向行业', INDUSTRIES),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
  declaredTests: field(z.array(oneOf('声明事项', FIVE_TESTS)), { label: '五项声明' }),
} as const

/** A draft holds what has been typed so far. */
export const reportDraft = z.object(reportAsked).partial().shape

/** What a report needs to be handed in. */
export const reportComplete = z.object({ ...reportAsked, wantRate: reportAsked.wantRate.optional() })

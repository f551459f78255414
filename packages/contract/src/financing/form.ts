import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { documentsAmong } from '../files/placed-document.ts'
import { component } from '../kernel/component.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import {
  amountYuan,
  areaCode,
  count,
  dateOnly,
  field,
  flag,
  months,
  oneOf,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { MAX_SLOTS } from './kinds.ts'
import { DEMAND_TYPES } from '../reference/demand-types.ts'

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

export const MAX_NEED_FILES = 10

const fileIds = field(z.array(fileId('文件')).max(MAX_NEED_FILES, `最多上传 ${MAX_NEED_FILES} 个文件`), {
  label: '其他材料',
})

/** The documents by which institutions judge a need, each with a place of its own. */
export const NEED_DOCUMENTS = ['营业执照', '近一年财务报表', '购销合同或订单', '抵押物权属证明'] as const

const documents = documentsAmong('材料', NEED_DOCUMENTS, MAX_NEED_FILES)

/** A need as it is published: everything that is asked for. */
export const needForm = z.object(needAsked)
export type NeedForm = z.output<typeof needForm>

/** The same while it is typed: what is missing is missing, and a number half typed stays in the browser. */
export const needDraftShape = {
  ...z.object(needAsked).partial().shape,
  documents: documents.optional(),
  fileIds: fileIds.optional(),
}

export const needDraft = component('NeedDraft', '融资需求草稿', 'internal', needDraftShape)
export type NeedDraft = z.output<typeof needDraft>

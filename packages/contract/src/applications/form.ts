import * as z from 'zod'
import { letterVersion } from '../credit/letter-version.ts'
import { fileId } from '../files/file-id.ts'
import { placedDocuments } from '../files/placed-document.ts'
import { component } from '../kernel/component.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import { amountYuan, consent, dateOnly, field, id, months, oneOf, text } from '../kernel/field.ts'
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

export const MAX_APPLICATION_FILES = 20

/** Documents that one request may ask for. */
export const MAX_ASKED_DOCUMENTS = 20

/** Files without a place. */
export const applicationFiles = field(
  z.array(fileId('文件')).max(MAX_APPLICATION_FILES, `最多上传 ${MAX_APPLICATION_FILES} 个文件`),
  {
    label: '其他材料',
  },
)

export const applicationForm = component('ApplicationForm', '产品申请', 'internal', {
  proId: id('产品编号'),
  ...applicationAsked,
  documents: placedDocuments('申请材料', MAX_APPLICATION_FILES, '按产品列出的材料逐项上传').optional(),
  fileIds: applicationFiles,
  valuationId: id('房产估值').optional(),
  consent: consent('企业信用信息查询授权书'),
  letterVersion,
})

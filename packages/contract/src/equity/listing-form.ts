import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { placedDocuments } from '../files/placed-document.ts'
import { component } from '../kernel/component.ts'
import { contactPhone } from '../kernel/contact-phone.ts'
import { consent, field, id, optionalText, text } from '../kernel/field.ts'
import { LISTING_CONSENT_TITLE } from './listing-consent.ts'

/** Securities of a private placement are held by no more. */
export const MAX_SHAREHOLDERS = 200
export const MAX_SUPPLIED_FILES = 10
/** As many lines as an item of the exchange may ask for. */
const MAX_DOCUMENTS = 30

/** What an enterprise types of itself when it applies. */
export const listingAsked = {
  shortName: text('拟用简称', { min: 2, max: 8 }, { example: '示例股份', help: '2–8 个字，由受理机构核定' }),
  shareholders: field(
    z
      .int({ error: '请输入股东人数' })
      .min(1, '股东人数至少为 1 人')
      .max(MAX_SHAREHOLDERS, `股东人数不能超过 ${MAX_SHAREHOLDERS} 人`),
    { label: '股东人数', unit: '人', example: 12 },
  ),
  introduction: text('公司简介', { min: 20, max: 2000 }),
  recommender: optionalText('推荐机构', 60, { help: '有推荐机构的填写全称' }),
  contactName: text('联系人', { min: 2, max: 50 }, { sensitivity: 'personal' }),
  contactPhone,
} as const

export const listingForm = component('ListingForm', '挂牌申请表', 'internal', {
  itemId: id('挂牌项目编号'),
  ...listingAsked,
  documents: placedDocuments('申请材料', MAX_DOCUMENTS, '挂牌项目列出的每一项材料各一个文件'),
  consent: consent(LISTING_CONSENT_TITLE),
})
export type ListingForm = z.output<typeof listingForm>

export const suppliedFiles = field(
  z
    .array(fileId('文件'))
    .min(1, '请上传补正的材料')
    .max(MAX_SUPPLIED_FILES, `最多上传 ${MAX_SUPPLIED_FILES} 个文件`),
  { label: '补正的材料' },
)

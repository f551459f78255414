import type * as z from 'zod'
import { fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { amountYuan, areaCode, field, id, idOut, oneOf, text } from '../kernel/field.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { serviceEnquiryCase } from './enquiry-case.ts'
import { ENQUIRY_DECLINE_CODES, SERVICE_SCORES } from './enquiry-kinds.ts'

/** What an enterprise asks a provider for. */
export const enquiryForm = component('ServiceEnquiryForm', '服务询价', 'internal', {
  serviceId: id('服务编号'),
  areaCode: areaCode('服务地点'),
  content: text('需要的服务', { min: 10, max: 1_000 }, { help: '请勿填写身份证号、银行账号等信息' }),
  wishedTime: text('希望时间', { max: 60 }, { example: '12 月底前' }),
})
export type EnquiryForm = z.output<typeof enquiryForm>

export const quoteFields = {
  quoteYuan: amountYuan('报价'),
  quoteNote: text('报价说明', { min: 4, max: 1_000 }, { help: '包含什么、何时交付、怎样付款' }),
} as const

/** Why one side ends what was ordered; the other side reads it. */
export const endFields = {
  endReason: text('终止原因', { min: 4, max: 500 }, { help: '对方会看到' }),
} as const

/** The four sides of a rating, and what is said with it. */
export const ratingFields = {
  quality: oneOf('质量', SERVICE_SCORES),
  time: oneOf('时效', SERVICE_SCORES),
  attitude: oneOf('态度', SERVICE_SCORES),
  price: oneOf('价格', SERVICE_SCORES),
  words: field(text('评价意见', { max: 500 }).nullable(), { label: '评价意见' }),
} as const

const asked = {
  id: idOut('询价编号'),
  enquiryNo: textOut('询价单号'),
  serviceId: idOut('服务编号'),
  serviceName: textOut('服务名称'),
  companyName: textOut('询价企业').nullable(),
  orgName: textOut('服务机构'),
  areaName: textOut('服务地点名称'),
  ...caseProgress(serviceEnquiryCase),
}

export const enquiryRow = component('ServiceEnquiryRow', '服务询价（列表）', 'internal', asked)
export type EnquiryRow = z.output<typeof enquiryRow>

export const serviceEnquiry = component('ServiceEnquiry', '服务询价', 'internal', {
  ...asked,
  areaCode: fieldOut(enquiryForm.shape.areaCode),
  content: fieldOut(enquiryForm.shape.content).nullable(),
  wishedTime: fieldOut(enquiryForm.shape.wishedTime).nullable(),
  /** For the enterprise alone: the provider's own number, and from the order to the end whoever quoted. */
  orgPhone: textOut('机构电话', { sensitivity: 'public' }).nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  /** For the provider alone, from the order to the end; masked. */
  contactName: textOut('联系人', { sensitivity: 'personal' }).nullable(),
  contactPhone: textOut('联系电话', { sensitivity: 'personal' }).nullable(),
  opensPhone,
  isSealed: caseSealed,
  quoteYuan: fieldOut(quoteFields.quoteYuan).nullable(),
  quoteNote: fieldOut(quoteFields.quoteNote).nullable(),
  declineCode: oneOf('不承接原因', ENQUIRY_DECLINE_CODES).nullable(),
  declineReason: textOut('原因说明').nullable(),
  endReason: fieldOut(endFields.endReason).nullable(),
  quality: ratingFields.quality.nullable(),
  time: ratingFields.time.nullable(),
  attitude: ratingFields.attitude.nullable(),
  price: ratingFields.price.nullable(),
  words: fieldOut(ratingFields.words),
  timeline: listOut(
    '办理进度',
    component('ServiceEnquiryEvent', '询价经历', 'internal', caseEvent(serviceEnquiryCase)),
  ),
  can: component(
    'ServiceEnquiryCan',
    '可进行的操作',
    'internal',
    caseCan(serviceEnquiryCase, 'enterprise', 'institution'),
  ),
  version: versionOut,
})
export type ServiceEnquiry = z.output<typeof serviceEnquiry>

import * as z from 'zod'
import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, oneOf, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { enquiryStates, serviceEnquiryCase as of } from './enquiry-case.ts'
import {
  endFields,
  enquiryForm,
  enquiryRow,
  quoteFields,
  ratingFields,
  serviceEnquiry as output,
} from './enquiry-entities.ts'
import { ENQUIRY_DECLINE_CODES } from './enquiry-kinds.ts'
import { servicesErrors as errors } from './errors.ts'

const parties = ['enterprise:any', 'institution'] as const
const one = '/console/services/enquiries/{id}'

export const ENQUIRY_SORTS = ['newest', 'due'] as const

export const submitEnquiry = defineCall({
  name: 'services.submitEnquiry',
  summary: '向服务机构询价',
  method: 'POST',
  path: '/console/services/enquiries',
  access: 'enterprise',
  effect: 'create',
  body: enquiryForm,
  output,
  errors: [errors.notFound, errors.enquiryUnderway],
})

export const listEnquiries = defineCall({
  name: 'services.listEnquiries',
  exported: { title: '服务询价' },
  summary: '服务询价列表：本企业的或本机构收到的',
  method: 'POST',
  path: '/console/services/enquiries/queryPage',
  access: parties,
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(ENQUIRY_SORTS),
    status: oneOf('状态', enquiryStates).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看超时').optional(),
  }),
  output: pageOf(enquiryRow),
})

export const getEnquiry = defineCall({
  name: 'services.getEnquiry',
  summary: '服务询价详情与进度',
  method: 'GET',
  path: one,
  access: parties,
  effect: 'read',
  params: caseParams(of),
  output,
  errors: [errors.enquiryNotFound],
})

/** Each opening leaves an audit row; the enquiry shows the number masked. */
export const openEnquiryPhone = defineOpenPhone(of, {
  name: 'services.openEnquiryPhone',
  summary: '查看询价联系人的完整号码（留痕）',
  path: `${one}/contactPhone`,
  roles: ['agency'],
})

export const quoteEnquiry = defineMove(of, 'quote', {
  name: 'services.quoteEnquiry',
  summary: '对询价报价',
  path: `${one}/quote`,
  fields: quoteFields,
  output,
})

export const declineEnquiry = defineMove(of, 'decline', {
  name: 'services.declineEnquiry',
  summary: '不承接并说明原因',
  path: `${one}/decline`,
  fields: {
    declineCode: oneOf('不承接原因', ENQUIRY_DECLINE_CODES),
    declineReason: text('原因说明', { min: 4, max: 500 }),
  },
  output,
})

export const orderEnquiry = defineMove(of, 'order', {
  name: 'services.orderEnquiry',
  summary: '同意报价并委托',
  path: `${one}/order`,
  fields: { note: caseNote() },
  output,
})

export const deliverEnquiry = defineMove(of, 'deliver', {
  name: 'services.deliverEnquiry',
  summary: '交付服务成果',
  path: `${one}/deliver`,
  fields: { note: caseNote('交付说明') },
  output,
})

export const closeEnquiry = defineMove(of, 'close', {
  name: 'services.closeEnquiry',
  summary: '确认交付并评价',
  path: `${one}/close`,
  fields: ratingFields,
  output,
})

export const withdrawEnquiry = defineMove(of, 'withdraw', {
  name: 'services.withdrawEnquiry',
  summary: '撤回询价',
  path: `${one}/withdraw`,
  fields: { note: caseNote('撤回原因') },
  output,
})

export const cancelEnquiry = defineMove(of, 'cancel', {
  name: 'services.cancelEnquiry',
  summary: '终止已委托的服务',
  path: `${one}/cancel`,
  fields: endFields,
  output,
})

export const stepOutOfEnquiry = defineMove(of, 'stepOut', {
  name: 'services.stepOutOfEnquiry',
  summary: '机构退出已委托的服务',
  path: `${one}/stepOut`,
  fields: endFields,
  output,
})

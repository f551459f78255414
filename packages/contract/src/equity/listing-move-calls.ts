import { caseNote, correctionReason, defineMove } from '../kernel/cases/define-move.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { oneOf, optionalText, text } from '../kernel/field.ts'
import { refusalAsked } from '../reference/refusal-fields.ts'
import { EXCHANGE_ROLES, stockApplicationCase } from './listing-case.ts'
import { companyCode } from './listing-company-code.ts'
import { listingDetail } from './listing-entities.ts'
import { suppliedFiles } from './listing-form.ts'
import { LISTING_REFUSAL_REASONS } from './listing-reasons.ts'
import { stockErrors as errors } from './stock-errors.ts'

const movePath = (move: string) => `/console/equity/listings/{id}/${move}`
const noted = { note: caseNote() }

export const acceptListing = defineMove(stockApplicationCase, 'accept', {
  name: 'stock.acceptListing',
  summary: '受理挂牌申请',
  path: movePath('accept'),
  fields: noted,
  output: listingDetail,
})

export const reviewListing = defineMove(stockApplicationCase, 'review', {
  name: 'stock.reviewListing',
  summary: '开始审核挂牌申请',
  path: movePath('review'),
  fields: noted,
  output: listingDetail,
})

export const askListingSupplement = defineMove(stockApplicationCase, 'supplement', {
  name: 'stock.askListingSupplement',
  summary: '要求补正挂牌申请材料（时限暂停）',
  path: movePath('supplement'),
  fields: { request: text('需要补正的材料', { min: 2, max: 500 }) },
  output: listingDetail,
})

export const supplyListing = defineMove(stockApplicationCase, 'supply', {
  name: 'stock.supplyListing',
  summary: '补正挂牌申请材料',
  path: movePath('supply'),
  fields: { fileIds: suppliedFiles, note: caseNote('补正说明') },
  output: listingDetail,
  errors: [errors.fileNotYours],
})

/** The code is given out by the exchange; the platform checks its form, its layer and that nobody else has it. */
export const listCompany = defineMove(stockApplicationCase, 'list', {
  name: 'stock.listCompany',
  summary: '记录挂牌和企业代码',
  path: movePath('list'),
  fields: { companyCode, ...noted },
  output: listingDetail,
  errors: [errors.codeOfOtherLayer, errors.codeTaken, errors.codeDiffers],
})

/** The six digits are corrected in all that was listed of the enterprise; what stood there before is kept on the timeline with the reason. */
export const correctCompanyCode = defineMove(stockApplicationCase, 'correct', {
  name: 'stock.correctCompanyCode',
  summary: '更正已记录的企业代码，企业会收到通知',
  path: movePath('correct'),
  fields: { companyCode, reason: correctionReason },
  output: listingDetail,
  errors: [errors.codeOfOtherLayer, errors.codeTaken, errors.nothingCorrected],
})

export const rejectListing = defineMove(stockApplicationCase, 'reject', {
  name: 'stock.rejectListing',
  summary: '不予挂牌',
  path: movePath('reject'),
  fields: {
    rejectCode: oneOf('不予挂牌原因', LISTING_REFUSAL_REASONS),
    rejectReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
    ...refusalAsked,
  },
  output: listingDetail,
})

export const withdrawListing = defineMove(stockApplicationCase, 'withdraw', {
  name: 'stock.withdrawListing',
  summary: '撤回挂牌申请',
  path: movePath('withdraw'),
  fields: { note: caseNote('撤回原因') },
  output: listingDetail,
})

/** Each opening leaves an audit row; the application shows the number masked. */
export const openListingPhone = defineOpenPhone(stockApplicationCase, {
  name: 'stock.openListingPhone',
  summary: '查看挂牌申请联系人的完整号码（留痕）',
  path: movePath('contactPhone'),
  roles: EXCHANGE_ROLES,
})

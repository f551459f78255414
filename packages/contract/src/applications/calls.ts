import * as z from 'zod'
import { letterVersion } from '../credit/letter-version.ts'
import { documentNames, placedDocuments } from '../files/placed-document.ts'
import { countOut, listOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  amountYuan,
  consent,
  count,
  dateOnly,
  flag,
  id,
  months,
  oneOf,
  optionalText,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { caseNote, defineMove, INTERNAL_HELP } from '../kernel/cases/define-move.ts'
import { refusalAsked } from '../reference/refusal-fields.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { REPAYMENT_MODES } from '../reference/repayment-modes.ts'
import { applicationCase, applicationStates } from './application-case.ts'
import { applyErrors } from './apply-errors.ts'
import { applicationDetail, applicationRow } from './entities.ts'
import { productsErrors as errors } from '../products/errors.ts'
import { valuationErrors } from '../valuations/errors.ts'
import { drawingAsked } from './drawing.ts'
import { hasEarlierLoan } from './first-loan.ts'
import {
  applicationFiles as fileIds,
  applicationForm,
  MAX_APPLICATION_FILES,
  MAX_ASKED_DOCUMENTS,
} from './form.ts'

const { id: applicationId, applyNo, status } = applicationRow.shape
const created = component('ApplicationCreated', '已提交的申请', 'internal', {
  id: applicationId,
  applyNo,
  status,
})
const attachErrors = [
  valuationErrors.notAttachable,
  valuationErrors.valuationNotFound,
  valuationErrors.expired,
]

export const applyForProduct = defineCall({
  name: 'products.applyForProduct',
  summary: '申请金融产品',
  method: 'POST',
  path: '/checkPortal/productApply',
  access: 'enterprise',
  effect: 'create',
  body: applicationForm,
  output: created,
  errors: [...applyErrors, ...attachErrors],
})

/** The twin of the specification; it shares the handler and so every check. */
export const applyForProductTwin = defineCall({
  ...applyForProduct,
  name: 'products.applyForProductTwin',
  summary: '申请金融产品（同 /checkPortal/productApply）',
  path: '/portal/productApply',
})

export const supplyDocuments = defineCall({
  name: 'products.supplyDocuments',
  summary: '补充申请材料',
  method: 'PUT',
  path: '/checkPortal/productApply',
  access: 'enterprise',
  effect: 'write',
  body: z.object({
    id: id('申请编号'),
    version: count('版本号'),
    documents: placedDocuments('补充的材料', MAX_APPLICATION_FILES, '按机构要求的材料逐项上传').optional(),
    fileIds,
    note: optionalText('补充说明', 500),
  }),
  output: applicationDetail,
  errors: [
    errors.applicationNotFound,
    errors.illegalMove,
    errors.staleVersion,
    errors.fileNotYours,
    errors.documentNotAsked,
    errors.documentsMissing,
  ],
})

export const getApplication = defineCall({
  name: 'products.getApplication',
  summary: '申请详情与进度',
  method: 'GET',
  path: '/portal/productApply/{id}',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  params: z.object({ id: id('申请编号') }),
  output: applicationDetail,
  errors: [errors.applicationNotFound],
})

/** Each opening leaves an audit row; the detail shows the number masked. */
export const openContactPhone = defineOpenPhone(applicationCase, {
  name: 'applications.openContactPhone',
  summary: '查看申请联系人的完整号码（留痕）',
  path: '/console/applications/{id}/contactPhone',
})

export const APPLICATION_SORTS = ['due', 'newest', 'amount'] as const

export const listApplications = defineCall({
  name: 'products.listApplications',
  exported: { title: '融资申请' },
  summary: '申请列表（本企业的，或本机构的）',
  method: 'POST',
  path: '/portal/productApply/queryProductApplyByPage',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(APPLICATION_SORTS),
    status: oneOf('状态', applicationStates).optional(),
    openOnly: flag('只看在办').optional(),
    goingOnly: flag('只看在办申请与存续贷款').optional(),
    overdueOnly: flag('只看逾期').optional(),
    mineOnly: flag('只看我受理的').optional(),
  }),
  output: pageOf(applicationRow),
})

/** A tab shows no larger number than this. */
export const MOST_COUNTED = 999

const stateCount = component('ApplicationStateCount', '各状态的申请', 'internal', {
  status: oneOf('状态', applicationStates),
  total: countOut('申请', '笔'),
  /** There are more than were counted. */
  isMore: flag('超出计数'),
})

/** How many applications stand in each state, for the tabs of the institution's list. */
export const countApplicationStates = defineCall({
  name: 'products.countApplicationStates',
  summary: '各状态的申请数（本机构及其分支机构）',
  method: 'POST',
  path: '/portal/productApply/countByStatus',
  access: 'institution',
  effect: 'read',
  body: z.object({
    overdueOnly: flag('只看逾期').optional(),
    mineOnly: flag('只看我受理的').optional(),
  }),
  output: z.object({ states: listOut('状态', stateCount) }),
})

export const deleteApplication = defineCall({
  name: 'products.deleteApplication',
  summary: '撤回申请（授信前）',
  method: 'DELETE',
  path: '/checkPortal/productApply/{id}',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('申请编号') }),
  output: applicationDetail,
  errors: [errors.applicationNotFound, errors.illegalMove],
})

const noted = { note: caseNote() }

export const acceptApplication = defineMove(applicationCase, 'accept', {
  name: 'products.acceptApplication',
  summary: '受理申请',
  path: '/console/productApply/{id}/accept',
  fields: noted,
  output: applicationDetail,
})

export const reviewApplication = defineMove(applicationCase, 'review', {
  name: 'products.reviewApplication',
  summary: '开始审批',
  path: '/console/productApply/{id}/review',
  fields: { note: caseNote('尽调意见', { help: INTERNAL_HELP }) },
  output: applicationDetail,
})

export const askSupplement = defineMove(applicationCase, 'supplement', {
  name: 'products.askSupplement',
  summary: '要求补充材料（时限暂停）',
  path: '/console/productApply/{id}/supplement',
  fields: {
    documents: documentNames('材料名称', MAX_ASKED_DOCUMENTS, '每一项在企业那里有自己的上传位置').optional(),
    request: text('补充要求', { min: 2, max: 500 }),
  },
  output: applicationDetail,
})

export const rejectApplication = defineMove(applicationCase, 'reject', {
  name: 'products.rejectApplication',
  summary: '拒绝申请',
  path: '/console/productApply/{id}/reject',
  fields: {
    rejectCode: oneOf('拒绝原因', REJECT_CODES),
    rejectReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
    ...refusalAsked,
  },
  output: applicationDetail,
})

export const creditApplication = defineMove(applicationCase, 'credit', {
  name: 'products.creditApplication',
  summary: '授信（额度、利率、期限）',
  path: '/console/productApply/{id}/credit',
  fields: {
    creditAmountYuan: amountYuan('授信金额'),
    creditRate: ratePercent('年利率'),
    creditTermMonths: months('授信期限'),
    creditValidTo: dateOnly('授信有效期至').optional(),
    creditConditions: optionalText('放款条件', 500),
    isCreditOnly: flag('纯信用').optional(),
    creditRepayment: oneOf('还款方式', REPAYMENT_MODES).optional(),
    /** Required where the grant lies beyond what the product published. */
    deviationReason: optionalText('与产品公布不同的原因', 500),
  },
  output: applicationDetail,
  errors: [errors.amountOutOfRange, errors.deviationUnexplained],
})

export const signApplication = defineMove(applicationCase, 'sign', {
  name: 'products.signApplication',
  summary: '记录签约',
  path: '/console/productApply/{id}/sign',
  fields: noted,
  output: applicationDetail,
})

export const disburseApplication = defineMove(applicationCase, 'disburse', {
  name: 'products.disburseApplication',
  summary: '记录放款',
  path: '/console/productApply/{id}/disburse',
  fields: {
    loanAmountYuan: amountYuan('放款金额'),
    loanDate: dateOnly('放款日期'),
    hasEarlierLoan: hasEarlierLoan.optional(),
    ...drawingAsked,
  },
  output: applicationDetail,
  errors: [errors.amountOutOfRange],
})

/** Of the principal: interest is between the two. */
export const repayApplication = defineMove(applicationCase, 'repay', {
  name: 'applications.repayApplication',
  summary: '记录还款（本金）',
  path: '/console/applications/{id}/repay',
  fields: { principalYuan: amountYuan('归还本金'), repaidOn: dateOnly('还款日期') },
  output: applicationDetail,
  errors: [errors.repaymentWrong],
})

export const settleApplication = defineMove(applicationCase, 'settle', {
  name: 'products.settleApplication',
  summary: '记录结清',
  path: '/console/productApply/{id}/settle',
  fields: noted,
  output: applicationDetail,
})

export const withdrawApplication = defineMove(applicationCase, 'withdraw', {
  name: 'products.withdrawApplication',
  summary: '撤回申请',
  path: '/console/productApply/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
  output: applicationDetail,
})

export const transferApplication = defineMove(applicationCase, 'transfer', {
  name: 'products.transferApplication',
  effect: 'create',
  summary: '改投其他机构（资料保留，时限重新计算）',
  path: '/console/productApply/{id}/transfer',
  fields: { proId: id('新产品编号'), consent: consent('企业信用信息查询授权书'), letterVersion },
  output: created,
  errors: [...applyErrors, errors.transferLimit, errors.sameProduct],
})

import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { documentsAmong } from '../files/placed-document.ts'
import { textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  amountYuan,
  areaCode,
  consent,
  dateOnly,
  field,
  flag,
  id,
  idOut,
  months,
  oneOf,
  optionalText,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { refusalAsked } from '../reference/refusal-fields.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { LEASE_CONSENT_TITLE } from './consent.ts'
import { leaseNeedDetail, leaseNeedRow, leaseTaskDetail, leaseTaskRow } from './entities.ts'
import { leaseErrors as errors } from './errors.ts'
import { leaseAsked } from './form.ts'
import { LEASE_AUDIENCES } from './kinds.ts'
import { leaseCase, leaseStates } from './lease-case.ts'

export const MAX_LEASE_FILES = 5

/** The documents by which a lease is judged, each with a place of its own. */
export const LEASE_DOCUMENTS = ['设备报价单', '购销合同或发票', '营业执照'] as const

/** More than there are leasing companies in the province. */
const MOST_RECEIVERS = 100

export const leaseForm = component('LeaseForm', '租赁需求', 'internal', {
  ...leaseAsked,
  audience: oneOf('提供给', LEASE_AUDIENCES),
  orgId: id('租赁机构').optional(),
  fileIds: field(z.array(fileId('文件')).max(MAX_LEASE_FILES, `最多上传 ${MAX_LEASE_FILES} 个文件`), {
    label: '其他材料',
  }),
  documents: documentsAmong('材料', LEASE_DOCUMENTS, MAX_LEASE_FILES).optional(),
  consent: consent(LEASE_CONSENT_TITLE),
  receiverIds: field(z.array(id('租赁机构')).max(MOST_RECEIVERS, '租赁机构过多，请指定一家'), {
    label: '同意书所列的机构',
    help: '页面上的同意书写明的机构；与实际提供给的不同的，不能提交。不填的不作核对',
  }).optional(),
})
export type LeaseForm = z.output<typeof leaseForm>

/** Whom a need for the area would be shown to; without an area, every leasing company of the province. */
export const listLeaseInstitutions = defineCall({
  name: 'products.listLeaseInstitutions',
  summary: '可以接洽租赁需求的机构',
  method: 'GET',
  path: '/console/leasing/institutions',
  access: 'public',
  effect: 'read',
  query: z.object({ areaCode: areaCode('设备所在地区').optional() }),
  output: z.array(
    component('LeaseInstitution', '租赁机构', 'public', {
      id: idOut('机构编号'),
      name: textOut('机构名称'),
      regionName: textOut('地区名称'),
      phone: textOut('联系电话').nullable(),
    }),
  ),
})

export const submitLeaseNeed = defineCall({
  name: 'products.submitLeaseNeed',
  summary: '提交融资租赁需求',
  method: 'POST',
  path: '/console/leasing/needs',
  access: 'enterprise',
  effect: 'create',
  body: leaseForm,
  output: component('LeaseNeedCreated', '已提交的租赁需求', 'internal', {
    id: idOut('需求编号'),
    needNo: leaseNeedRow.shape.needNo,
    status: leaseNeedRow.shape.status,
    institutions: leaseNeedRow.shape.institutions,
  }),
  errors: [
    errors.orgNotLeasing,
    errors.noInstitution,
    errors.receiversChanged,
    errors.amountTooHigh,
    errors.fileNotYours,
  ],
})

export const listLeaseNeeds = defineCall({
  name: 'products.listLeaseNeeds',
  exported: { title: '我的租赁需求' },
  summary: '本企业的租赁需求',
  method: 'POST',
  path: '/console/leasing/needs/queryPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    status: oneOf('状态', leaseStates).optional(),
    openOnly: flag('只看在办').optional(),
  }),
  output: pageOf(leaseNeedRow),
})

export const getLeaseNeed = defineCall({
  name: 'products.getLeaseNeed',
  summary: '租赁需求详情与各机构答复',
  method: 'GET',
  path: '/console/leasing/needs/{id}',
  access: 'enterprise:any',
  effect: 'read',
  params: z.object({ id: id('需求编号') }),
  output: leaseNeedDetail,
  errors: [errors.needNotFound],
})

export const withdrawLeaseNeed = defineMove(leaseCase, 'withdraw', {
  name: 'products.withdrawLeaseNeed',
  summary: '撤回租赁需求（签约前）',
  path: '/console/leasing/needs/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
  output: leaseNeedDetail,
})

/** An enterprise may go on with several institutions; whoever signs first has it. */
export const agreeToLeaseOffer = defineMove(leaseCase, 'agree', {
  name: 'products.agreeToLeaseOffer',
  summary: '接受一家机构的报价（进入签约，不是合同）',
  path: '/console/leasing/needs/{id}/agree',
  fields: { responseId: id('答复编号') },
  output: leaseNeedDetail,
  errors: [errors.offerExpired],
})

const endFields = { endReason: text('原因说明', { min: 4, max: 500 }, { help: '对方会看到' }) } as const

/** Until the equipment is handed over; the need is over with it. */
export const cancelLease = defineMove(leaseCase, 'cancel', {
  name: 'leasing.cancelLease',
  summary: '解除已签约的租赁合同（设备交付前）',
  path: '/console/leasing/needs/{id}/cancel',
  fields: { responseId: id('答复编号'), ...endFields },
  output: leaseNeedDetail,
})

const staff = {
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
} as const

export const LEASE_TASK_SORTS = ['due', 'newest', 'amount'] as const

export const listLeaseTasks = defineCall({
  ...staff,
  name: 'products.listLeaseTasks',
  exported: { title: '租赁需求任务' },
  summary: '本机构收到的租赁需求',
  method: 'POST',
  path: '/console/leasing/tasks/queryPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(LEASE_TASK_SORTS),
    status: oneOf('状态', leaseStates).optional(),
    openOnly: flag('只看在办').optional(),
  }),
  output: pageOf(leaseTaskRow),
})

export const getLeaseTask = defineCall({
  ...staff,
  name: 'products.getLeaseTask',
  summary: '租赁需求详情（机构）',
  method: 'GET',
  path: '/console/leasing/tasks/{id}',
  effect: 'read',
  params: z.object({ id: id('任务编号') }),
  output: leaseTaskDetail,
  errors: [errors.needNotFound],
})

/** Each opening leaves an audit row; the task shows the number masked. */
export const openLeaseContactPhone = defineOpenPhone(leaseCase, {
  name: 'leasing.openContactPhone',
  summary: '查看租赁需求联系人的完整号码（留痕）',
  path: '/console/leasing/tasks/{id}/contactPhone',
})

const noted = { note: caseNote() }

export const acceptLeaseTask = defineMove(leaseCase, 'accept', {
  name: 'products.acceptLeaseTask',
  summary: '接洽租赁需求',
  path: '/console/leasing/tasks/{id}/accept',
  fields: noted,
  output: leaseTaskDetail,
})

export const offerLease = defineMove(leaseCase, 'offer', {
  name: 'products.offerLease',
  summary: '租赁报价（意向，不是审批结论）；再次报价即更新',
  path: '/console/leasing/tasks/{id}/offer',
  fields: {
    amountYuan: amountYuan('融资金额'),
    rentYuan: amountYuan('每月租金'),
    ratePercent: ratePercent('年利率'),
    termMonths: months('租赁期限'),
    feeYuan: amountYuan('一次性手续费', { min: 0 }),
    conditions: optionalText('条件', 500),
    validTo: dateOnly('报价有效期至').optional(),
  },
  output: leaseTaskDetail,
  errors: [errors.rentTooLow],
})

export const declineLeaseTask = defineMove(leaseCase, 'decline', {
  name: 'products.declineLeaseTask',
  summary: '不承接租赁需求',
  path: '/console/leasing/tasks/{id}/decline',
  fields: {
    declineCode: oneOf('不承接原因', REJECT_CODES),
    declineReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
    ...refusalAsked,
  },
  output: leaseTaskDetail,
})

/** Closes the need for every other institution: exactly one can sign. */
export const signLease = defineMove(leaseCase, 'sign', {
  name: 'products.signLease',
  summary: '记录租赁合同签约',
  path: '/console/leasing/tasks/{id}/sign',
  fields: noted,
  output: leaseTaskDetail,
  errors: [errors.notAgreed],
})

export const closeLease = defineMove(leaseCase, 'close', {
  name: 'products.closeLease',
  summary: '记录设备交付起租（办结）',
  path: '/console/leasing/tasks/{id}/close',
  fields: noted,
  output: leaseTaskDetail,
})

export const dissolveLease = defineMove(leaseCase, 'dissolve', {
  name: 'leasing.dissolveLease',
  summary: '机构解除已签约的租赁合同（设备交付前）',
  path: '/console/leasing/tasks/{id}/dissolve',
  fields: endFields,
  output: leaseTaskDetail,
})

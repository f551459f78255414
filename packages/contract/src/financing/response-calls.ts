import * as z from 'zod'
import { AUTHORISATION_LETTER_TITLE } from '../credit/authorisation-letter.ts'
import { creditErrors } from '../credit/errors.ts'
import { letterVersion } from '../credit/letter-version.ts'
import { AUTHORITIES, caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  amountYuan,
  consent,
  dateOnly,
  field,
  flag,
  id,
  months,
  oneOf,
  optionalText,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { productsErrors } from '../products/errors.ts'
import { GUARANTEE_MODES } from '../reference/guarantee-modes.ts'
import { refusalAsked } from '../reference/refusal-fields.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { financingErrors as errors } from './errors.ts'
import { needFilters } from './need-filters.ts'
import { CONTACT_WAYS, MAX_SLOTS } from './kinds.ts'
import { RESPONSE_ROLES, responseCase, responseStates } from './response-case.ts'
import {
  dispatchProposal,
  needResponses,
  offerProduct,
  poolNeed,
  responseDetail,
  responseRow,
} from './response-entities.ts'

const staff = { access: 'institution', roles: RESPONSE_ROLES } as const
const authority = { access: AUTHORITIES, roles: ['govViewer', 'operator'] } as const
const ofNeed = z.object({ id: id('需求编号') })

/** Orders of the list of responses; the first is the default. */
export const RESPONSE_SORTS = ['due', 'newest', 'amount'] as const

export const listResponses = defineCall({
  name: 'financing.listResponses',
  exported: { title: '需求响应' },
  summary: '需求响应：本机构的，或本企业需求收到的',
  method: 'POST',
  path: '/portal/financingApply/queryFinancingApplyByPage',
  access: ['enterprise:any', 'institution'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(RESPONSE_SORTS),
    status: oneOf('状态', responseStates).optional(),
    openOnly: flag('只看在办').optional(),
    needId: id('需求编号').optional(),
  }),
  output: pageOf(responseRow),
})

export const listNeedResponses = defineCall({
  name: 'financing.listNeedResponses',
  summary: '一条需求的机构响应，并列比较（意向不是审批结论）',
  method: 'GET',
  path: '/console/financing/needs/{id}/responses',
  access: ['enterprise:any', ...AUTHORITIES],
  effect: 'read',
  params: ofNeed,
  output: needResponses,
  errors: [errors.needNotFound],
})

export const getResponse = defineCall({
  ...staff,
  name: 'financing.getResponse',
  summary: '需求响应详情（机构）',
  method: 'GET',
  path: '/console/financing/responses/{id}',
  effect: 'read',
  params: z.object({ id: id('响应编号') }),
  output: responseDetail,
  errors: [errors.responseNotFound],
})

/** Each opening leaves an audit row; the response shows the number masked. */
export const openResponsePhone = defineOpenPhone(responseCase, {
  name: 'financing.openResponsePhone',
  summary: '查看需求联系人的完整号码（留痕）',
  path: '/console/financing/responses/{id}/contactPhone',
  roles: RESPONSE_ROLES,
})

/** Orders of the pool; the first is the default. */
export const POOL_SORTS = ['newest', 'amount', 'ending'] as const

/** The open needs that the institution serves by area and kind. */
export const listPoolNeeds = defineCall({
  ...staff,
  name: 'financing.listPoolNeeds',
  exported: { title: '可响应的融资需求' },
  summary: '本机构可以响应的融资需求（企业名称隐去）',
  method: 'POST',
  path: '/console/financing/pool/queryPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(POOL_SORTS),
    ...needFilters,
    freeOnly: flag('只看有空缺').optional(),
  }),
  output: pageOf(poolNeed),
})

const open = [
  errors.notPublished,
  errors.orgNotSuited,
  errors.alreadyResponded,
  errors.alreadyChosen,
] as const

/** Of several institutions that take the last slot at once exactly one has it. */
export const grabNeed = defineCall({
  ...staff,
  name: 'financing.grabNeed',
  summary: '抢单：取得需求的一个名额',
  method: 'POST',
  path: '/console/financing/needs/{id}/grab',
  effect: 'create',
  params: ofNeed,
  output: responseDetail,
  errors: [...open, errors.noSlot],
})

export const joinNeedQueue = defineCall({
  ...staff,
  name: 'financing.joinNeedQueue',
  summary: '候补：名额空出时按先后递补',
  method: 'POST',
  path: '/console/financing/needs/{id}/queue',
  effect: 'write',
  params: ofNeed,
  output: poolNeed,
  errors: [...open, errors.slotFree, errors.alreadyQueued],
})

export const leaveNeedQueue = defineCall({
  ...staff,
  name: 'financing.leaveNeedQueue',
  summary: '退出候补',
  method: 'DELETE',
  path: '/console/financing/needs/{id}/queue',
  effect: 'write',
  params: ofNeed,
  output: poolNeed,
  errors: [errors.notPublished],
})

/** Institutions of the area ranked by the rule, each point named; nothing is sent by it. */
export const proposeDispatch = defineCall({
  ...authority,
  name: 'financing.proposeDispatch',
  summary: '派单方案：按规则排序的机构与理由',
  method: 'GET',
  path: '/console/financing/needs/{id}/dispatchProposal',
  effect: 'read',
  params: ofNeed,
  output: dispatchProposal,
  errors: [errors.needNotFound],
})

export const dispatchNeed = defineCall({
  ...authority,
  name: 'financing.dispatchNeed',
  summary: '派单给指定机构',
  method: 'POST',
  path: '/console/financing/needs/{id}/dispatch',
  effect: 'create',
  params: ofNeed,
  body: z.object({
    orgIds: field(
      z.array(id('机构')).min(1, '请选择机构').max(MAX_SLOTS, `一次最多派给 ${MAX_SLOTS} 家机构`),
      { label: '机构' },
    ),
    note: caseNote('派单说明'),
  }),
  output: needResponses,
  errors: [
    errors.needNotFound,
    errors.notPublished,
    errors.alreadyChosen,
    errors.orgNotSuited,
    errors.alreadyResponded,
    errors.orgCameBefore,
    errors.noSlot,
  ],
})

export const contactNeed = defineMove(responseCase, 'contact', {
  name: 'financing.contactNeed',
  summary: '记录首次联系',
  path: '/console/financing/responses/{id}/contact',
  fields: { contactWay: oneOf('联系方式', CONTACT_WAYS), note: caseNote('联系情况') },
  output: responseDetail,
})

export const offerForNeed = defineMove(responseCase, 'offer', {
  name: 'financing.offerForNeed',
  summary: '给出融资意向（不是审批结论）；再次给出即更新',
  path: '/console/financing/responses/{id}/offer',
  fields: {
    proId: id('产品'),
    amountYuan: amountYuan('意向金额'),
    ratePercent: ratePercent('意向年利率'),
    termMonths: months('意向期限'),
    guaranteeMode: oneOf('担保方式', GUARANTEE_MODES),
    conditions: optionalText('待满足的条件', 500),
    validTo: dateOnly('意向有效期至'),
  },
  output: responseDetail,
  errors: [
    errors.productNotYours,
    errors.applicantNotServed,
    errors.offerPast,
    productsErrors.productNotFound,
    productsErrors.notApplicable,
    productsErrors.amountOutOfRange,
    productsErrors.termOutOfRange,
    productsErrors.guaranteeNotOffered,
  ],
})

/** The listed products of the institution and of the houses above it that take applications online. */
export const listOfferProducts = defineCall({
  ...staff,
  name: 'financing.listOfferProducts',
  summary: '可以据以给出意向的本机构产品',
  method: 'GET',
  path: '/console/financing/responses/{id}/products',
  effect: 'read',
  params: z.object({ id: id('响应编号') }),
  output: z.array(offerProduct),
  errors: [errors.responseNotFound],
})

export const declineNeed = defineMove(responseCase, 'decline', {
  name: 'financing.declineNeed',
  summary: '不承接需求',
  path: '/console/financing/responses/{id}/decline',
  fields: {
    declineCode: oneOf('不承接原因', REJECT_CODES),
    declineReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
    ...refusalAsked,
  },
  output: responseDetail,
})

/** Makes an application on the product of the indication, with what the need says; the other responses end. */
export const chooseResponse = defineMove(responseCase, 'choose', {
  name: 'financing.chooseResponse',
  summary: '选定机构，并向其产品提交融资申请',
  path: '/console/financing/responses/{id}/choose',
  effect: 'create',
  fields: { consent: consent(AUTHORISATION_LETTER_TITLE), letterVersion },
  output: needResponses,
  errors: [
    errors.offerExpired,
    errors.offerOutdated,
    errors.alreadyChosen,
    productsErrors.alreadyOpen,
    creditErrors.letterChanged,
  ],
})

/** Gives the slot of one institution to the next in line; it does not come to this need again by itself. */
export const turnDownResponse = defineMove(responseCase, 'turnDown', {
  name: 'financing.turnDownResponse',
  summary: '谢绝一家已联系或已给意向的机构（选定前）',
  path: '/console/financing/responses/{id}/turnDown',
  fields: { note: caseNote('谢绝原因', { help: '机构会看到' }) },
  output: needResponses,
})

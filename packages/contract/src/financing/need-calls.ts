import * as z from 'zod'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { AUTHORITIES, caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { consent, flag, id, months, oneOf, optionalText, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { refusalAsked } from '../reference/refusal-fields.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { NEED_CONSENT_TITLE } from './consent.ts'
import { areaNeedRow, needCard, needDetail, openNeed, ownNeedRow } from './entities.ts'
import { financingErrors as errors } from './errors.ts'
import { needFilters } from './need-filters.ts'
import { needDraft, needDraftShape } from './form.ts'
import { NEED_REJECT_CODES } from '../reference/need-reject-codes.ts'
import { needCase, needStates } from './need-case.ts'

/** Orders of the public list; the first is the default. */
export const NEED_SORTS = ['newest', 'amount', 'ending'] as const

/** Open needs of the site, of the areas below and above it; `areaCode` narrows them to one area and what lies below it. */
export const listNeeds = defineCall({
  name: 'financing.listNeeds',
  exported: { title: '公开的融资需求' },
  summary: '开放的融资需求（未公开名称的企业以部分隐去的名称显示）',
  method: 'POST',
  path: '/portal/financing/queryFinancingByPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(NEED_SORTS),
    ...needFilters,
    termMinMonths: months('最短期限').optional(),
    termMaxMonths: months('最长期限').optional(),
  }),
  output: pageOf(needCard),
})

/** Everybody reads a need that is open: listed, within its days, and with no institution chosen. Its enterprise reads it in every state. */
export const getNeed = defineCall({
  name: 'financing.getNeed',
  summary: '公开的融资需求详情',
  method: 'GET',
  path: '/portal/financing/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('需求编号') }),
  output: openNeed,
  errors: [errors.needNotFound],
})

export const getNeedCase = defineCall({
  name: 'financing.getNeedCase',
  summary: '融资需求的内容与办理进度（本企业，或需求所在地区的主管方）',
  method: 'GET',
  path: '/console/financing/needs/{id}',
  access: ['enterprise:any', ...AUTHORITIES],
  effect: 'read',
  params: caseParams(needCase),
  output: needDetail,
  errors: [errors.needNotFound],
})

export const createNeed = defineCall({
  name: 'financing.createNeed',
  summary: '新建融资需求草稿（可以不完整）',
  method: 'POST',
  path: '/checkPortal/financing',
  access: 'enterprise',
  effect: 'create',
  body: needDraft,
  output: needDetail,
  errors: [errors.fileNotYours],
})

/** A draft takes what there is; a published need must stay complete, and is published anew by the change. */
export const updateNeed = defineCall({
  name: 'financing.updateNeed',
  summary: '修改融资需求：草稿可以不完整；已发布的须完整，且尚无机构响应',
  method: 'PUT',
  path: '/checkPortal/financing',
  access: 'enterprise',
  effect: 'write',
  body: component('NeedUpdate', '修改融资需求', 'internal', {
    id: id('需求编号'),
    version,
    ...needDraftShape,
  }),
  output: needDetail,
  errors: [
    errors.needNotFound,
    errors.illegalMove,
    errors.staleVersion,
    errors.incomplete,
    errors.validToPast,
    errors.validToFar,
    errors.hasHolders,
    errors.fileNotYours,
  ],
})

export const deleteNeed = defineCall({
  name: 'financing.deleteNeed',
  summary: '删除融资需求草稿；已发布的即撤回',
  method: 'DELETE',
  path: '/checkPortal/financing/{id}',
  access: 'enterprise:any',
  effect: 'write',
  params: z.object({ id: id('需求编号') }),
  output: done,
  errors: [errors.needNotFound, errors.illegalMove],
})

/** Publishes a draft; a need that was taken off line is listed again. */
export const releaseNeed = defineCall({
  name: 'financing.releaseNeed',
  summary: '发布融资需求',
  method: 'POST',
  path: '/checkPortal/financing/releaseFinancing',
  access: 'enterprise',
  effect: 'write',
  body: component('NeedRelease', '发布融资需求', 'internal', {
    id: id('需求编号'),
    version: version.optional(),
    consent: consent(NEED_CONSENT_TITLE),
  }),
  output: needDetail,
  errors: [
    errors.needNotFound,
    errors.illegalMove,
    errors.staleVersion,
    errors.incomplete,
    errors.validToPast,
    errors.validToFar,
  ],
})

export const listOwnNeeds = defineCall({
  name: 'financing.listOwnNeeds',
  exported: { title: '我的融资需求' },
  summary: '本企业的融资需求',
  method: 'POST',
  path: '/portal/financing/page',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    status: oneOf('状态', needStates).optional(),
    openOnly: flag('只看在办').optional(),
  }),
  output: pageOf(ownNeedRow),
})

const ofOwner = { output: needDetail } as const

export const unlistNeed = defineMove(needCase, 'unlist', {
  ...ofOwner,
  name: 'financing.unlistNeed',
  summary: '下线融资需求',
  path: '/console/financing/needs/{id}/unlist',
  fields: { note: caseNote('下线原因') },
  errors: [errors.hasHolders],
})

export const relistNeed = defineMove(needCase, 'relist', {
  ...ofOwner,
  name: 'financing.relistNeed',
  summary: '重新上线融资需求',
  path: '/console/financing/needs/{id}/relist',
  fields: { note: caseNote() },
  errors: [errors.validToPast],
})

export const withdrawNeed = defineMove(needCase, 'withdraw', {
  ...ofOwner,
  name: 'financing.withdrawNeed',
  summary: '撤回融资需求',
  path: '/console/financing/needs/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
})

/** Orders of an authority's list; the first is the default. */
export const AREA_NEED_SORTS = ['due', 'newest', 'amount'] as const

export const listAreaNeeds = defineCall({
  name: 'financing.listAreaNeeds',
  exported: { title: '本地区融资需求' },
  summary: '本地区的融资需求（主管方）',
  method: 'POST',
  path: '/console/financing/needs/queryNeedPage',
  access: AUTHORITIES,
  roles: ['govViewer', 'operator'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(AREA_NEED_SORTS),
    status: oneOf('状态', needStates).optional(),
    openOnly: flag('只看在办').optional(),
    overdueOnly: flag('只看逾期').optional(),
  }),
  output: pageOf(areaNeedRow),
})

const refusal = {
  ...refusalAsked,
  rejectReason: text('原因说明', { min: 4, max: 500 }),
  nextSteps: optionalText('改进建议', 500),
} as const

export const unmatchNeed = defineMove(needCase, 'unmatch', {
  name: 'financing.unmatchNeed',
  summary: '确认融资需求未匹配到机构',
  path: '/console/financing/needs/{id}/unmatch',
  fields: { rejectCode: oneOf('未匹配原因', REJECT_CODES), ...refusal },
  output: needDetail,
  errors: [errors.hasHolders],
})

export const rejectNeed = defineMove(needCase, 'reject', {
  name: 'financing.rejectNeed',
  summary: '驳回融资需求',
  path: '/console/financing/needs/{id}/reject',
  fields: { rejectCode: oneOf('驳回原因', NEED_REJECT_CODES), ...refusal },
  output: needDetail,
  errors: [errors.hasHolders],
})

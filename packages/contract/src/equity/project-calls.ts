import * as z from 'zod'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { AUTHORITIES, caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, flag, id, oneOf, optionalText, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { projectCase, projectStates } from './project-case.ts'
import { projectDetail, projectRow, projectTeaser } from './project-entities.ts'
import { projectErrors as errors } from './project-errors.ts'
import { projectDraft, projectDraftShape } from './project-form.ts'
import { AMOUNT_BANDS, PROJECT_FAIL_CODES, PROJECT_REJECT_CODES, PROJECT_STAGES } from './project-kinds.ts'

/** Projects of the site; in no order that would tell more of an amount than its range. */
export const listProjectTeasers = defineCall({
  name: 'equity.listProjectTeasers',
  summary: '已发布的股权融资项目（仅行业、轮次、地区和金额区间）',
  method: 'POST',
  path: '/portal/equity/queryProjectByPage',
  access: 'public',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    industryCode: oneOf('所属行业', INDUSTRIES).optional(),
    stage: oneOf('融资轮次', PROJECT_STAGES).optional(),
    amountBand: oneOf('融资金额区间', AMOUNT_BANDS).optional(),
    areaCode: areaCode('项目地区').optional(),
  }),
  output: pageOf(projectTeaser),
})

export const getProjectTeaser = defineCall({
  name: 'equity.getProjectTeaser',
  summary: '已发布的股权融资项目（公开部分）',
  method: 'GET',
  path: '/portal/equity/project/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id('项目编号') }),
  output: projectTeaser,
  errors: [errors.projectNotFound],
})

export const getProject = defineCall({
  name: 'equity.getProject',
  summary: '股权融资项目的内容与办理进度（本企业，或项目所在地区的主管方）',
  method: 'GET',
  path: '/console/equity/projects/{id}',
  access: ['enterprise:any', ...AUTHORITIES],
  effect: 'read',
  params: caseParams(projectCase),
  output: projectDetail,
  errors: [errors.projectNotFound],
})

export const createProject = defineCall({
  name: 'equity.createProject',
  summary: '新建股权融资项目草稿（可以不完整）',
  method: 'POST',
  path: '/console/equity/projects',
  access: 'enterprise',
  effect: 'create',
  body: projectDraft,
  output: projectDetail,
  errors: [errors.orgNotEquity, errors.fileNotYours],
})

export const updateProject = defineCall({
  name: 'equity.updateProject',
  summary: '修改股权融资项目草稿（可以不完整）',
  method: 'PUT',
  path: '/console/equity/projects',
  access: 'enterprise',
  effect: 'write',
  body: component('EquityProjectUpdate', '修改股权融资项目草稿', 'internal', {
    id: id('项目编号'),
    version,
    ...projectDraftShape,
  }),
  output: projectDetail,
  errors: [
    errors.projectNotFound,
    errors.illegalMove,
    errors.staleVersion,
    errors.orgNotEquity,
    errors.fileNotYours,
  ],
})

export const deleteProject = defineCall({
  name: 'equity.deleteProject',
  summary: '删除股权融资项目草稿',
  method: 'DELETE',
  path: '/console/equity/projects/{id}',
  access: 'enterprise:any',
  effect: 'write',
  params: caseParams(projectCase),
  output: done,
  errors: [errors.projectNotFound, errors.illegalMove],
})

const ofOwner = { output: projectDetail } as const

export const submitProject = defineMove(projectCase, 'submit', {
  ...ofOwner,
  name: 'equity.submitProject',
  summary: '提交股权融资项目审核',
  path: '/console/equity/projects/{id}/submit',
  fields: { note: caseNote() },
  errors: [errors.incomplete, errors.foundInFuture, errors.nameTellsCompany],
})

export const unlistProject = defineMove(projectCase, 'unlist', {
  ...ofOwner,
  name: 'equity.unlistProject',
  summary: '下线股权融资项目',
  path: '/console/equity/projects/{id}/unlist',
  fields: { note: caseNote('下线原因') },
})

export const relistProject = defineMove(projectCase, 'relist', {
  ...ofOwner,
  name: 'equity.relistProject',
  summary: '重新上线股权融资项目',
  path: '/console/equity/projects/{id}/relist',
  fields: { note: caseNote() },
})

export const withdrawProject = defineMove(projectCase, 'withdraw', {
  ...ofOwner,
  name: 'equity.withdrawProject',
  summary: '撤回股权融资项目',
  path: '/console/equity/projects/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
})

export const failProject = defineMove(projectCase, 'fail', {
  ...ofOwner,
  name: 'equity.failProject',
  summary: '结束股权融资项目（没有获得投资）',
  path: '/console/equity/projects/{id}/fail',
  fields: {
    failCode: oneOf('结束原因', PROJECT_FAIL_CODES),
    failReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  },
})

const listed = {
  ...pageInput,
  keyword: keywordInput,
  status: oneOf('状态', projectStates).optional(),
  openOnly: flag('只看在办').optional(),
} as const

export const listOwnProjects = defineCall({
  name: 'equity.listOwnProjects',
  exported: { title: '我的股权融资项目' },
  summary: '本企业的股权融资项目',
  method: 'POST',
  path: '/console/equity/projects/queryOwnPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object(listed),
  output: pageOf(projectRow),
})

/** Orders of an authority's list; the first is the default. */
export const AREA_PROJECT_SORTS = ['due', 'newest'] as const

export const listAreaProjects = defineCall({
  name: 'equity.listAreaProjects',
  exported: { title: '本地区股权融资项目' },
  summary: '本地区的股权融资项目（主管方）',
  method: 'POST',
  path: '/console/equity/projects/queryAreaPage',
  access: AUTHORITIES,
  roles: ['govViewer', 'operator'],
  effect: 'read',
  body: z.object({
    ...listed,
    sort: sortInput(AREA_PROJECT_SORTS),
    overdueOnly: flag('只看逾期').optional(),
  }),
  output: pageOf(projectRow),
})

export const publishProject = defineMove(projectCase, 'publish', {
  name: 'equity.publishProject',
  summary: '股权融资项目审核通过，公开其简要信息',
  path: '/console/equity/projects/{id}/publish',
  fields: { note: caseNote() },
  output: projectDetail,
})

export const rejectProject = defineMove(projectCase, 'reject', {
  name: 'equity.rejectProject',
  summary: '驳回股权融资项目',
  path: '/console/equity/projects/{id}/reject',
  fields: {
    rejectCode: oneOf('驳回原因', PROJECT_REJECT_CODES),
    rejectReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  },
  output: projectDetail,
})

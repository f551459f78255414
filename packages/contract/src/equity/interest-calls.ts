import * as z from 'zod'
import { caseParams } from '../kernel/cases/case-fields.ts'
import { caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { defineOpenPhone } from '../kernel/cases/open-phone-call.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, consent, flag, oneOf, optionalText, text } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { INTEREST_ROLES, interestCase, interestStates } from './interest-case.ts'
import { INTEREST_CONSENT_TITLE } from './interest-consent.ts'
import {
  heardInterest,
  interestDetail,
  interestReason,
  interestRow,
  poolProject,
  shownInterest,
} from './interest-entities.ts'
import { INTEREST_END_CODES } from './interest-kinds.ts'
import { projectCase } from './project-case.ts'
import { projectErrors as errors } from './project-errors.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from './project-kinds.ts'

const staff = { access: 'institution', roles: INTEREST_ROLES } as const

/** The published projects, told no more of than everybody is. */
export const listPoolProjects = defineCall({
  ...staff,
  name: 'equity.listPoolProjects',
  exported: { title: '可对接的股权融资项目' },
  summary: '可以对接的股权融资项目（仅公开部分）',
  method: 'POST',
  path: '/console/equity/pool/queryPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    industryCode: oneOf('所属行业', INDUSTRIES).optional(),
    stage: oneOf('融资轮次', PROJECT_STAGES).optional(),
    amountBand: oneOf('融资金额区间', AMOUNT_BANDS).optional(),
    areaCode: areaCode('项目地区').optional(),
  }),
  output: pageOf(poolProject),
})

export const showInterest = defineCall({
  ...staff,
  name: 'equity.showInterest',
  summary: '对股权融资项目表达意向，请企业同意对接',
  method: 'POST',
  path: '/console/equity/projects/{id}/interests',
  effect: 'create',
  params: caseParams(projectCase),
  body: z.object({ reason: interestReason }),
  output: interestDetail,
  errors: [errors.notListed, errors.alreadyInterested],
})

export const listInterests = defineCall({
  ...staff,
  name: 'equity.listInterests',
  exported: { title: '项目对接' },
  summary: '本机构的项目对接',
  method: 'POST',
  path: '/console/equity/interests/queryPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    status: oneOf('状态', interestStates).optional(),
    openOnly: flag('只看在办').optional(),
  }),
  output: pageOf(interestRow),
})

export const getInterest = defineCall({
  ...staff,
  name: 'equity.getInterest',
  summary: '项目对接详情（机构）；企业同意期间可见企业、联系人和资料室',
  method: 'GET',
  path: '/console/equity/interests/{id}',
  effect: 'read',
  params: caseParams(interestCase),
  output: interestDetail,
  errors: [errors.interestNotFound],
})

export const getOwnInterest = defineCall({
  name: 'equity.getOwnInterest',
  summary: '一家机构对本企业项目的对接',
  method: 'GET',
  path: '/console/equity/own-interests/{id}',
  access: 'enterprise:any',
  effect: 'read',
  params: caseParams(interestCase),
  output: shownInterest,
  errors: [errors.interestNotFound],
})

/** Each opening leaves an audit row; the interest shows the number masked. */
export const openInterestPhone = defineOpenPhone(interestCase, {
  name: 'equity.openInterestPhone',
  summary: '查看项目联系人的完整号码（留痕）',
  path: '/console/equity/interests/{id}/contactPhone',
  roles: INTEREST_ROLES,
})

export const stepOutOfProject = defineMove(interestCase, 'stepOut', {
  name: 'equity.stepOutOfProject',
  summary: '不再对接项目',
  path: '/console/equity/interests/{id}/stepOut',
  fields: {
    endCode: oneOf('终止原因', INTEREST_END_CODES),
    endReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  },
  output: interestDetail,
})

export const listProjectInterests = defineCall({
  name: 'equity.listProjectInterests',
  summary: '本企业一个项目的机构对接',
  method: 'GET',
  path: '/console/equity/projects/{id}/interests',
  access: 'enterprise:any',
  effect: 'read',
  params: caseParams(projectCase),
  output: z.array(heardInterest),
  errors: [errors.projectNotFound],
})

export const consentToInterest = defineMove(interestCase, 'consent', {
  name: 'equity.consentToInterest',
  summary: '同意一家机构对接：向其开放企业名称、联系方式和资料室',
  path: '/console/equity/interests/{id}/consent',
  fields: { consent: consent(INTEREST_CONSENT_TITLE), note: caseNote() },
  output: shownInterest,
})

export const declineInterest = defineMove(interestCase, 'decline', {
  name: 'equity.declineInterest',
  summary: '不同意一家机构对接',
  path: '/console/equity/interests/{id}/decline',
  fields: { note: caseNote('原因') },
  output: shownInterest,
})

export const revokeInterest = defineMove(interestCase, 'revoke', {
  name: 'equity.revokeInterest',
  summary: '撤销对一家机构的同意，立即生效',
  path: '/console/equity/interests/{id}/revoke',
  fields: { note: caseNote('撤销原因') },
  output: shownInterest,
})

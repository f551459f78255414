import type * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import { amountOut, fieldOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { CASE_SIDES, caseCan, caseEvent, caseProgress } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { interestCase } from './interest-case.ts'
import { INTEREST_END_CODES } from './interest-kinds.ts'
import { projectTeaser } from './project-entities.ts'
import { projectAsked as asked } from './project-form.ts'

export const interestReason = text('对接说明', { min: 4, max: 500 })

const ended = {
  endCode: oneOf('终止原因', INTEREST_END_CODES).nullable(),
  endReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
} as const

/** Times for a talk that one side proposes, and the one both agreed on. */
export const interestTalk = component('InterestTalk', '约谈', 'internal', {
  proposedBy: oneOf('提出方', CASE_SIDES),
  options: listOut('可选时间', moment('时间')),
  place: textOut('地点或线上会议'),
  at: moment('约定时间').nullable(),
})
export type InterestTalk = z.output<typeof interestTalk>

/** What an institution says that it has invested; no return is named. */
export const projectInvestment = component('ProjectInvestment', '投资结果', 'internal', {
  amountYuan: amountOut('投资金额'),
  sharePercent: percentOut('占股比例'),
  stage: asked.stage,
  investedOn: dateOnly('投资日期'),
})
export type ProjectInvestment = z.output<typeof projectInvestment>

const { id: projectId, publishedAt: _, ...teaser } = projectTeaser.shape

/** A published project as institutions find it, with the own interest in it. */
export const poolProject = component('PoolProject', '可对接的股权融资项目', 'internal', {
  ...projectTeaser.shape,
  interestId: idOut('本机构的对接').nullable(),
  can: component('PoolProjectCan', '可进行的操作', 'internal', { interest: flag('表达意向') }),
})
export type PoolProject = z.output<typeof poolProject>

/** An interest in the list of its institution. */
export const interestRow = component('ProjectInterestRow', '项目对接（列表）', 'internal', {
  id: idOut('对接编号'),
  interestNo: textOut('对接单号'),
  projectId,
  projectNo: teaser.projectNo,
  name: teaser.name,
  stage: teaser.stage,
  areaName: teaser.areaName,
  amountBand: teaser.amountBand,
  /** Null while the institution may not know whose project it is. */
  corporateName: textOut('企业名称').nullable(),
  ...caseProgress(interestCase),
})
export type InterestRow = z.output<typeof interestRow>

const timeline = listOut(
  '办理进度',
  component('ProjectInterestEvent', '项目对接经历', 'internal', caseEvent(interestCase)),
)

/** What only the consent of the enterprise opens to an institution. */
export const consentedProject = component('ConsentedProject', '企业同意后可见的内容', 'internal', {
  corporateName: textOut('企业名称'),
  intro: fieldOut(asked.intro),
  amountYuan: fieldOut(asked.amountYuan),
  sharePercent: fieldOut(asked.sharePercent),
  foundDate: asked.foundDate,
  hasIncome: asked.hasIncome,
  isProfitable: asked.isProfitable,
  contactName: fieldOut(asked.contactName),
  contactPhone: fieldOut(asked.contactPhone),
  opensPhone,
  files: listOut('资料室文件', linkedFile),
})
export type ConsentedProject = z.output<typeof consentedProject>

/** An interest as its institution sees it. */
export const interestDetail = component('ProjectInterest', '项目对接', 'internal', {
  id: idOut('对接编号'),
  interestNo: textOut('对接单号'),
  projectId,
  ...teaser,
  orgName: textOut('机构名称'),
  reason: fieldOut(interestReason),
  consentedAt: moment('企业同意时间').nullable(),
  /** Null while the enterprise's consent does not live. */
  opened: consentedProject.nullable(),
  talk: interestTalk.nullable(),
  investment: projectInvestment.nullable(),
  ...ended,
  ...caseProgress(interestCase),
  timeline,
  can: component('ProjectInterestCan', '可进行的操作', 'internal', caseCan(interestCase, 'institution')),
  version: versionOut,
})
export type InterestDetail = z.output<typeof interestDetail>

/** An institution's interest in the list of the enterprise's project. */
export const heardInterest = component('HeardInterest', '机构对接（列表）', 'internal', {
  id: idOut('对接编号'),
  interestNo: textOut('对接单号'),
  orgName: textOut('机构名称'),
  reason: fieldOut(interestReason),
  ...caseProgress(interestCase),
})
export type HeardInterest = z.output<typeof heardInterest>

/** An institution's interest as the enterprise sees it. */
export const shownInterest = component('ShownInterest', '机构对接', 'internal', {
  id: idOut('对接编号'),
  interestNo: textOut('对接单号'),
  projectId,
  projectNo: teaser.projectNo,
  name: teaser.name,
  orgName: textOut('机构名称'),
  orgPhone: textOut('机构电话', { sensitivity: 'public' }).nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  reason: fieldOut(interestReason),
  consentedAt: moment('同意时间').nullable(),
  talk: interestTalk.nullable(),
  investment: projectInvestment.nullable(),
  ...ended,
  ...caseProgress(interestCase),
  timeline,
  can: component('ShownInterestCan', '可进行的操作', 'internal', caseCan(interestCase, 'enterprise')),
  version: versionOut,
})
export type ShownInterest = z.output<typeof shownInterest>

/** A talk that both sides agreed on, in the calendar of either. */
export const agreedTalk = component('AgreedTalk', '约谈日程', 'internal', {
  interestId: idOut('对接编号'),
  at: moment('时间'),
  place: textOut('地点或线上会议'),
  name: teaser.name,
  orgName: textOut('机构名称'),
  corporateName: textOut('企业名称'),
})
export type AgreedTalk = z.output<typeof agreedTalk>

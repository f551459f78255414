import type * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import {
  amountOut,
  countOut,
  fieldOut,
  listOut,
  monthsOut,
  percentOut,
  textOut,
} from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { refusalOut } from '../reference/refusal-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { leaseAsked } from './form.ts'
import { LEASE_AUDIENCES } from './kinds.ts'
import { leaseCase, leaseStates } from './lease-case.ts'

/** What the enterprise asks for. */
const asked = {
  needNo: textOut('需求编号'),
  kind: leaseAsked.kind,
  equipmentName: fieldOut(leaseAsked.equipmentName),
  equipmentCategory: leaseAsked.equipmentCategory,
  equipmentCondition: leaseAsked.equipmentCondition,
  valueYuan: fieldOut(leaseAsked.valueYuan),
  amountYuan: fieldOut(leaseAsked.amountYuan),
  termMonths: fieldOut(leaseAsked.termMonths),
  downPaymentPercent: fieldOut(leaseAsked.downPaymentPercent),
  areaCode: leaseAsked.areaCode,
  areaName: textOut('地区名称'),
} as const

const audience = oneOf('提供给', LEASE_AUDIENCES)

/** The same for an institution: null once the need was taken back before it had taken it up. */
const shown = {
  needNo: asked.needNo,
  kind: asked.kind,
  equipmentName: asked.equipmentName.nullable(),
  equipmentCategory: asked.equipmentCategory.nullable(),
  equipmentCondition: asked.equipmentCondition.nullable(),
  valueYuan: asked.valueYuan.nullable(),
  amountYuan: asked.amountYuan.nullable(),
  termMonths: asked.termMonths.nullable(),
  downPaymentPercent: asked.downPaymentPercent.nullable(),
  areaCode: asked.areaCode.nullable(),
  areaName: asked.areaName.nullable(),
} as const

const request = {
  ...asked,
  purpose: fieldOut(leaseAsked.purpose),
  contactName: fieldOut(leaseAsked.contactName),
  contactPhone: fieldOut(leaseAsked.contactPhone),
  audience,
  files: listOut('材料', linkedFile),
} as const

/** An institution's indication: no decision, and no contract. */
export const leaseOffer = component('LeaseOffer', '报价', 'internal', {
  amountYuan: amountOut('融资金额'),
  rentYuan: amountOut('每月租金'),
  ratePercent: percentOut('年利率'),
  termMonths: monthsOut('租赁期限'),
  feeYuan: amountOut('一次性手续费'),
  conditions: textOut('条件').nullable(),
  validTo: dateOnly('报价有效期至').nullable(),
  /** Its last day is over and nobody has accepted it: the institution has to renew it first. */
  isLapsed: flag('已过有效期'),
  offeredAt: moment('报价时间'),
  totalYuan: amountOut('租金与手续费合计'),
  annualCost: percentOut('综合年化成本'),
})
export type LeaseOffer = z.output<typeof leaseOffer>

const answer = {
  ...caseProgress(leaseCase),
  offer: leaseOffer.nullable(),
  agreedAt: moment('接受报价时间').nullable(),
  declineCode: oneOf('不承接原因', REJECT_CODES).nullable(),
  declineReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  endReason: textOut('解除原因').nullable(),
  ...refusalOut,
  version: versionOut,
} as const

/** What happened to a need or to one of its answers; without an institution it concerns the whole need. */
export const leaseEvent = component('LeaseEvent', '租赁需求经历', 'internal', {
  ...caseEvent(leaseCase),
  orgName: textOut('机构名称').nullable(),
})
export type LeaseEvent = z.output<typeof leaseEvent>

/** An institution's answer as the enterprise sees it. */
export const leaseResponse = component('LeaseResponse', '机构答复', 'internal', {
  id: idOut('答复编号'),
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  orgPhone: textOut('机构电话', { sensitivity: 'public' }).nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  ...answer,
  can: component('LeaseResponseCan', '可进行的操作', 'internal', {
    agree: flag('接受报价'),
    cancel: flag('解除合同'),
  }),
})
export type LeaseResponse = z.output<typeof leaseResponse>

/** A need as its enterprise sees it. */
export const leaseNeedDetail = component('LeaseNeed', '租赁需求', 'internal', {
  id: idOut('需求编号'),
  ...request,
  status: oneOf('状态', leaseStates),
  /** Until when an institution may take it up. */
  expiresAt: moment('接洽截止'),
  responses: listOut('机构答复', leaseResponse),
  timeline: listOut('办理进度', leaseEvent),
  can: component('LeaseNeedCan', '可进行的操作', 'internal', { withdraw: flag('撤回') }),
  createdAt: moment('提交时间'),
  updatedAt: moment('更新时间'),
  version: versionOut,
})
export type LeaseNeedDetail = z.output<typeof leaseNeedDetail>

export const leaseNeedRow = component('LeaseNeedRow', '租赁需求摘要', 'internal', {
  id: idOut('需求编号'),
  ...asked,
  audience,
  status: oneOf('状态', leaseStates),
  /** Institutions it was shown to, and of how many of them an offer stands. */
  institutions: countOut('收到的机构', '家'),
  offers: countOut('已报价的机构', '家', { help: '报价后不承接、已过有效期，或由其他机构签约的不计' }),
  createdAt: moment('提交时间'),
  updatedAt: moment('更新时间'),
})
export type LeaseNeedRow = z.output<typeof leaseNeedRow>

/** A need as one institution sees it. The id is that of the institution's own answer. */
export const leaseTaskDetail = component('LeaseTask', '租赁任务', 'internal', {
  id: idOut('任务编号'),
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  corporateName: textOut('企业名称').nullable(),
  creditCode: textOut('统一社会信用代码').nullable(),
  industryCode: textOut('所属行业').nullable(),
  scale: oneOf('企业规模', ENTERPRISE_SCALES).nullable(),
  ...shown,
  purpose: request.purpose.nullable(),
  contactName: request.contactName.nullable(),
  contactPhone: request.contactPhone.nullable(),
  audience,
  files: request.files,
  opensPhone,
  ...answer,
  isSealed: caseSealed,
  timeline: listOut('办理进度', leaseEvent),
  can: component('LeaseTaskCan', '可进行的操作', 'internal', caseCan(leaseCase, 'institution')),
})
export type LeaseTaskDetail = z.output<typeof leaseTaskDetail>

export const leaseTaskRow = component('LeaseTaskRow', '租赁任务摘要', 'internal', {
  id: idOut('任务编号'),
  ...shown,
  orgName: textOut('机构名称'),
  corporateName: textOut('企业名称').nullable(),
  ...caseProgress(leaseCase),
  /** Whether the enterprise has accepted the offer and awaits the contract. */
  isAgreed: flag('已接受报价'),
})
export type LeaseTaskRow = z.output<typeof leaseTaskRow>

import * as z from 'zod'
import { caseCan, caseEvent, caseProgress } from '../kernel/cases/case-fields.ts'
import { field, idOut, moment, oneOf } from '../kernel/field.ts'
import { leaseCase, leaseStates } from './lease-case.ts'

const leaseFile = z.object({
  fileId: idOut('文件编号'),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  purpose: z.string(),
})

/** What the enterprise asks for. */
const asked = {
  needNo: z.string(),
  kind: z.string(),
  equipmentName: z.string(),
  equipmentCategory: z.string(),
  equipmentCondition: z.string(),
  valueYuan: z.number(),
  amountYuan: z.number(),
  termMonths: z.int(),
  downPaymentPercent: z.number(),
  areaCode: z.string(),
  areaName: z.string(),
}

const request = {
  ...asked,
  purpose: z.string(),
  contactName: z.string(),
  contactPhone: field(z.string(), { label: '联系电话', sensitivity: 'personal' }),
  audience: z.string(),
  files: z.array(leaseFile),
}

/** An institution's indication: no decision, and no contract. */
export const leaseOffer = z.object({
  amountYuan: z.number(),
  rentYuan: z.number(),
  ratePercent: z.number(),
  termMonths: z.int(),
  feeYuan: z.number(),
  conditions: z.string().nullable(),
  validTo: z.string().nullable(),
  offeredAt: moment('报价时间'),
  /** All rents and the fee. */
  totalYuan: z.number(),
  /** Comprehensive annual cost, percent a year. */
  annualCost: z.number(),
})
export type LeaseOffer = z.output<typeof leaseOffer>

const answer = {
  ...caseProgress(leaseCase),
  offer: leaseOffer.nullable(),
  agreedAt: moment('接受报价时间').nullable(),
  declineCode: z.string().nullable(),
  declineReason: z.string().nullable(),
  nextSteps: z.string().nullable(),
  version: z.int(),
}

/** What happened to a need or to one of its answers; without an institution it concerns the whole need. */
export const leaseEvent = caseEvent(leaseCase).extend({
  orgName: field(z.string().nullable(), { label: '机构' }),
})
export type LeaseEvent = z.output<typeof leaseEvent>

/** An institution's answer as the enterprise sees it. */
const leaseResponse = z.object({
  id: idOut('答复编号'),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  orgPhone: z.string().nullable(),
  officerPhone: z.string().nullable(),
  ...answer,
  can: caseCan(leaseCase, 'enterprise').pick({ agree: true }),
})
export type LeaseResponse = z.output<typeof leaseResponse>

/** A need as its enterprise sees it. */
export const leaseNeedDetail = z.object({
  id: idOut('需求编号'),
  ...request,
  status: oneOf('状态', leaseStates),
  /** Until when an institution may take it up. */
  expiresAt: moment('接洽截止'),
  responses: z.array(leaseResponse),
  timeline: z.array(leaseEvent),
  can: caseCan(leaseCase, 'enterprise').pick({ withdraw: true }),
  createdAt: moment('提交时间'),
  updatedAt: moment('更新时间'),
  version: z.int(),
})
export type LeaseNeedDetail = z.output<typeof leaseNeedDetail>

export const leaseNeedRow = z.object({
  id: idOut('需求编号'),
  ...asked,
  audience: z.string(),
  status: oneOf('状态', leaseStates),
  /** Institutions it was shown to, and how many of them have offered. */
  institutions: z.int(),
  offers: z.int(),
  createdAt: moment('提交时间'),
  updatedAt: moment('更新时间'),
})
export type LeaseNeedRow = z.output<typeof leaseNeedRow>

/** A need as one institution sees it. The id is that of the institution's own answer. */
export const leaseTaskDetail = z.object({
  id: idOut('任务编号'),
  orgId: idOut('机构编号'),
  orgName: z.string(),
  corporateName: z.string().nullable(),
  creditCode: z.string().nullable(),
  industryCode: z.string().nullable(),
  scale: z.string().nullable(),
  ...request,
  ...answer,
  timeline: z.array(leaseEvent),
  can: caseCan(leaseCase, 'institution'),
})
export type LeaseTaskDetail = z.output<typeof leaseTaskDetail>

export const leaseTaskRow = z.object({
  id: idOut('任务编号'),
  ...asked,
  orgName: z.string(),
  corporateName: z.string().nullable(),
  ...caseProgress(leaseCase),
  /** Whether the enterprise has accepted the offer and awaits the contract. */
  isAgreed: z.boolean(),
})
export type LeaseTaskRow = z.output<typeof leaseTaskRow>

import type * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import { countOut, fieldOut, isExample, listOut, textOut } from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { versionOut } from '../kernel/version.ts'
import { needAsked as asked } from './form.ts'
import { refusalOut } from '../reference/refusal-fields.ts'
import { NEED_REFUSALS } from './kinds.ts'
import { needCase, needStates } from './need-case.ts'

/** What everybody reads of a need. */
const shown = {
  title: fieldOut(asked.title),
  demandType: asked.demandType,
  amountYuan: fieldOut(asked.amountYuan),
  termMonths: fieldOut(asked.termMonths),
  guaranteeMode: asked.guaranteeMode,
  industryCode: asked.industryCode,
  areaCode: asked.areaCode,
  areaName: textOut('地区名称'),
} as const

const wantRate = fieldOut(asked.wantRate).nullable()

/** Masked unless the enterprise shows its name. */
const companyName = textOut('企业名称')

/** A need on the public list. */
export const needCard = component('NeedCard', '融资需求', 'public', {
  id: idOut('需求编号'),
  ...shown,
  wantRate,
  companyName,
  publishedAt: moment('发布时间'),
  validTo: dateOnly('有效期至'),
  daysLeft: countOut('剩余天数', '天'),
  slots: countOut('接受响应的机构数', '家'),
  slotsFree: countOut('剩余名额', '家'),
  status: oneOf('状态', needStates),
  isExample,
})
export type NeedCard = z.output<typeof needCard>

/** The same where something may be missing: in a draft, and for an authority once a need was taken back at once. */
const filled = {
  title: shown.title.nullable(),
  demandType: shown.demandType.nullable(),
  amountYuan: shown.amountYuan.nullable(),
  termMonths: shown.termMonths.nullable(),
  guaranteeMode: shown.guaranteeMode.nullable(),
  industryCode: shown.industryCode.nullable(),
  areaCode: shown.areaCode.nullable(),
  areaName: shown.areaName.nullable(),
} as const

const numbered = { id: idOut('需求编号'), demandNo: textOut('需求单号') } as const
const validTo = dateOnly('有效期至').nullable()
const slots = countOut('接受响应的机构数', '家').nullable()
const slotsFree = countOut('剩余名额', '家')

const told = {
  wantRate,
  purpose: fieldOut(asked.purpose).nullable(),
  description: fieldOut(asked.description).nullable(),
  companyName,
  showsCompany: asked.showsCompany,
  validTo,
  slots,
  slotsFree,
  publishedAt: moment('发布时间').nullable(),
  isExample,
} as const

/** A need as everybody reads it; to its own enterprise also before it is open, with what there is. */
export const openNeed = component('OpenNeed', '公开的融资需求', 'public', {
  ...numbered,
  ...filled,
  ...told,
  daysLeft: countOut('剩余天数', '天').nullable(),
  status: oneOf('状态', needStates),
  isOpen: flag('接受机构响应'),
  isOwn: flag('本企业的需求'),
})
export type OpenNeed = z.output<typeof openNeed>

/** Who looks: the enterprise itself, or the authority of the area. */
export const NEED_VIEWS = [
  { code: 'own', name: '本企业' },
  { code: 'authority', name: '主管方' },
] as const

export const needEvent = component('NeedEvent', '融资需求经历', 'internal', caseEvent(needCase))

/** A need as its enterprise or an authority reads it; what is not for its eyes is null or empty. */
export const needDetail = component('Need', '融资需求', 'internal', {
  ...numbered,
  view: oneOf('查看者', NEED_VIEWS),
  ...filled,
  ...told,
  contactName: fieldOut(asked.contactName).nullable(),
  contactPhone: fieldOut(asked.contactPhone).nullable(),
  rejectCode: oneOf('未成原因', NEED_REFUSALS).nullable(),
  rejectReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  ...refusalOut,
  files: listOut('材料', linkedFile),
  ...caseProgress(needCase),
  isSealed: caseSealed,
  timeline: listOut('办理进度', needEvent),
  can: component('NeedCan', '可进行的操作', 'internal', {
    ...caseCan(needCase, 'enterprise', 'authority'),
    edit: flag('修改'),
    remove: flag('删除草稿'),
  }),
  version: versionOut,
})
export type NeedDetail = z.output<typeof needDetail>

/** An enterprise's own need in its list, drafts too. */
export const ownNeedRow = component('OwnNeed', '本企业的融资需求', 'internal', {
  ...numbered,
  ...filled,
  validTo,
  slots,
  slotsFree,
  ...caseProgress(needCase),
  version: versionOut,
})
export type OwnNeedRow = z.output<typeof ownNeedRow>

/** A need in the list of an authority. */
export const areaNeedRow = component('AreaNeed', '本地区的融资需求', 'internal', {
  ...numbered,
  ...filled,
  corporateName: textOut('企业名称').nullable(),
  validTo,
  slots,
  slotsFree,
  holders: countOut('已占用名额', '家'),
  ...caseProgress(needCase),
})
export type AreaNeedRow = z.output<typeof areaNeedRow>

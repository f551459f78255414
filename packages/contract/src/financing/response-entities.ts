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
import { caseCan, caseEvent, caseProgress } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { PROJECT_STAGES } from '../equity/project-kinds.ts'
import { termsOfCase } from '../products/entities.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { refusalOut } from '../reference/refusal-fields.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { needAsked as asked } from './form.ts'
import { CONTACT_WAYS } from './kinds.ts'
import { responseCase } from './response-case.ts'
import { DISPATCH_CRITERIA, RESPONSE_ORIGINS } from './response-kinds.ts'

/** What an institution reads of a need, whether it holds it or not. */
const needed = {
  needId: idOut('需求编号'),
  demandNo: textOut('需求单号'),
  title: fieldOut(asked.title),
  demandType: asked.demandType,
  amountYuan: fieldOut(asked.amountYuan),
  termMonths: fieldOut(asked.termMonths),
  areaCode: asked.areaCode,
  areaName: textOut('地区名称'),
} as const

const wantRate = fieldOut(asked.wantRate).nullable()

/** An indication: no decision. */
export const responseOffer = component('ResponseOffer', '融资意向', 'internal', {
  productId: idOut('产品编号'),
  productName: textOut('产品名称'),
  amountYuan: amountOut('意向金额'),
  ratePercent: percentOut('意向年利率'),
  annualCost: percentOut('综合年化成本', { help: '意向利率与企业承担的各项费用' }),
  termMonths: monthsOut('意向期限'),
  guaranteeMode: asked.guaranteeMode,
  conditions: textOut('待满足的条件').nullable(),
  validTo: dateOnly('意向有效期至'),
  /** Its last day is over and it was not chosen: the institution has to renew it first. */
  isLapsed: flag('已过有效期'),
  offeredAt: moment('给出时间'),
})
export type ResponseOffer = z.output<typeof responseOffer>

/** An indication on equity: no decision, and no return. */
export const equityOffer = component('EquityOffer', '投资意向', 'internal', {
  amountYuan: amountOut('拟投资金额'),
  sharePercent: percentOut('拟占股比例'),
  stage: oneOf('投资轮次', PROJECT_STAGES),
  conditions: textOut('待满足的条件').nullable(),
  validTo: dateOnly('意向有效期至'),
  /** Its last day is over and it was not chosen: the institution has to renew it first. */
  isLapsed: flag('已过有效期'),
  offeredAt: moment('给出时间'),
})
export type EquityOffer = z.output<typeof equityOffer>

/** How an investment ended that came about. */
export const investment = component('Investment', '投资结果', 'internal', {
  amountYuan: amountOut('实际投资金额'),
  sharePercent: percentOut('实际占股比例'),
  investedOn: dateOnly('投资日期'),
})
export type Investment = z.output<typeof investment>

/** What stood in it before and why it was not right: for the two that it is between. */
const investmentCorrection = component('InvestmentCorrection', '投资结果更正', 'internal', {
  at: moment('更正时间'),
  note: textOut('更正内容和原因'),
})

const contacted = {
  contactedAt: moment('首次联系时间').nullable(),
  contactWay: oneOf('联系方式', CONTACT_WAYS).nullable(),
} as const

const answer = {
  ...caseProgress(responseCase),
  cameBy: oneOf('来源', RESPONSE_ORIGINS),
  ...contacted,
  offer: responseOffer.nullable(),
  equityOffer: equityOffer.nullable(),
  investment: investment.nullable(),
  chosenAt: moment('选定时间').nullable(),
  applicationId: idOut('融资申请编号').nullable(),
  declineCode: oneOf('不承接原因', REJECT_CODES).nullable(),
  declineReason: textOut('原因说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  ...refusalOut,
  version: versionOut,
} as const

/** A product on which an institution may base its indication, with what its cost is reckoned on. */
export const offerProduct = component('OfferProduct', '可选产品', 'public', {
  id: idOut('产品编号'),
  name: textOut('产品名称'),
  ...termsOfCase,
})
export type OfferProduct = z.output<typeof offerProduct>

/** A response in a list: of the institution, or to the needs of the enterprise. */
export const responseRow = component('ResponseRow', '需求响应摘要', 'internal', {
  id: idOut('响应编号'),
  responseNo: textOut('响应单号'),
  ...needed,
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  /** Null once the institution may no longer see whose need it is. */
  corporateName: textOut('企业名称').nullable(),
  cameBy: answer.cameBy,
  offerAmountYuan: amountOut('意向金额').nullable(),
  offerAnnualCost: percentOut('综合年化成本').nullable(),
  isChosen: flag('企业已选定'),
  ...caseProgress(responseCase),
})
export type ResponseRow = z.output<typeof responseRow>

/** A response as its institution sees it: whose need it is shows only while the enterprise's consent lives. */
export const responseDetail = component('NeedResponse', '需求响应', 'internal', {
  id: idOut('响应编号'),
  responseNo: textOut('响应单号'),
  ...needed,
  wantRate,
  guaranteeMode: asked.guaranteeMode,
  purpose: fieldOut(asked.purpose),
  description: fieldOut(asked.description).nullable(),
  needIndustryCode: asked.industryCode,
  validTo: dateOnly('需求有效期至'),
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  corporateName: textOut('企业名称').nullable(),
  creditCode: textOut('统一社会信用代码').nullable(),
  industryCode: textOut('所属行业').nullable(),
  scale: oneOf('企业规模', ENTERPRISE_SCALES).nullable(),
  contactName: fieldOut(asked.contactName).nullable(),
  contactPhone: fieldOut(asked.contactPhone).nullable(),
  opensPhone,
  files: listOut('附件', linkedFile),
  isAuthorised: flag('信用授权有效'),
  ...answer,
  timeline: listOut(
    '办理进度',
    component('NeedResponseEvent', '需求响应经历', 'internal', caseEvent(responseCase)),
  ),
  can: component('NeedResponseCan', '可进行的操作', 'internal', caseCan(responseCase, 'institution')),
})
export type ResponseDetail = z.output<typeof responseDetail>

/** A response beside the others, as enterprise and authority see it. */
export const comparedResponse = component('ComparedResponse', '机构响应', 'internal', {
  id: idOut('响应编号'),
  responseNo: textOut('响应单号'),
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  orgPhone: textOut('机构电话', { sensitivity: 'public' }).nullable(),
  officerPhone: textOut('经办人电话', { sensitivity: 'personal' }).nullable(),
  ...answer,
  /** Left out by an instance of the release before (decision 0234), as whether the need is open is. */
  corrections: listOut('投资结果的更正', investmentCorrection).optional(),
  can: component('ComparedResponseCan', '可进行的操作', 'internal', caseCan(responseCase, 'enterprise')),
})
export type ComparedResponse = z.output<typeof comparedResponse>

/** Everything that institutions have answered to a need. */
export const needResponses = component('NeedResponses', '机构响应对比', 'internal', {
  needId: needed.needId,
  demandNo: needed.demandNo,
  title: needed.title,
  demandType: needed.demandType,
  amountYuan: needed.amountYuan,
  termMonths: needed.termMonths,
  wantRate,
  slots: countOut('名额', '个'),
  slotsFree: countOut('空缺名额', '个'),
  isOpen: flag('接受机构响应').optional(),
  waiting: countOut('候补机构', '家'),
  responses: listOut('机构响应', comparedResponse),
  can: component('NeedResponsesCan', '可进行的操作', 'internal', { dispatch: flag('派单') }),
})
export type NeedResponses = z.output<typeof needResponses>

/** A need that an institution may take, its company masked. */
export const poolNeed = component('PoolNeed', '可响应的需求', 'internal', {
  ...needed,
  wantRate,
  guaranteeMode: asked.guaranteeMode,
  purpose: fieldOut(asked.purpose),
  industryCode: asked.industryCode,
  companyName: textOut('企业名称'),
  publishedAt: moment('发布时间'),
  validTo: dateOnly('有效期至'),
  slots: countOut('名额', '个'),
  slotsFree: countOut('空缺名额', '个'),
  waiting: countOut('候补机构', '家'),
  /** The own place in the line; null when the institution does not wait. */
  place: countOut('本机构候补位次').nullable(),
  responseId: idOut('本机构的响应').nullable(),
  can: component('PoolNeedCan', '可进行的操作', 'internal', {
    grab: flag('抢单'),
    join: flag('候补'),
    leave: flag('退出候补'),
  }),
})
export type PoolNeed = z.output<typeof poolNeed>

/** How an institution suits a need, point by point. */
export const dispatchCandidate = component('DispatchCandidate', '派单建议', 'internal', {
  orgId: idOut('机构编号'),
  orgName: textOut('机构名称'),
  regionName: textOut('地区名称'),
  suits: flag('符合派单规则'),
  productName: textOut('相符的产品').nullable(),
  reasons: listOut(
    '理由',
    component('DispatchReason', '派单理由', 'internal', {
      criterion: oneOf('条件', DISPATCH_CRITERIA),
      holds: flag('符合'),
      text: textOut('说明'),
    }),
  ),
})
export type DispatchCandidate = z.output<typeof dispatchCandidate>

export const dispatchProposal = component('DispatchProposal', '派单方案', 'internal', {
  needId: needed.needId,
  /** How many institutions it may be sent to now. */
  slotsFree: countOut('空缺名额', '个'),
  candidates: listOut('机构', dispatchCandidate),
})
export type DispatchProposal = z.output<typeof dispatchProposal>

import * as z from 'zod'
import { applicationStates } from '../applications/application-case.ts'
import { creditErrors } from '../credit/errors.ts'
import { letterVersion } from '../credit/letter-version.ts'
import { amountOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  amountYuan,
  consent,
  dateOnly,
  field,
  flag,
  id,
  idOut,
  moment,
  months,
  oneOf,
} from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { productsErrors } from '../products/errors.ts'
import { cockpitArea } from '../statistics/cockpit-calls.ts'
import { statisticsErrors } from '../statistics/errors.ts'
import { oversightErrors as errors } from './errors.ts'

/** How far ahead the radar looks, in days; the nearest first. */
export const RENEWAL_WINDOWS = [30, 90, 180] as const
export const FARTHEST_WINDOW = 180

/** Where a loan comes from. */
export const LOAN_KINDS = [
  { code: 'application', name: '融资申请' },
  { code: 'demandReport', name: '需求填报' },
] as const

/** What has become of a loan that falls due. */
export const RENEWAL_STATES = [
  { code: 'none', name: '未申请续贷' },
  { code: 'silent', name: '机构超时未答复' },
  { code: 'waiting', name: '等待机构受理' },
  { code: 'underway', name: '办理中' },
  { code: 'agreed', name: '机构已同意' },
  { code: 'refused', name: '机构未同意' },
  { code: 'renewed', name: '已续贷放款' },
] as const
export type RenewalState = (typeof RENEWAL_STATES)[number]['code']

const windowDays = field(
  z.coerce
    .number('天数不正确')
    .min(1, '天数不正确')
    .max(FARTHEST_WINDOW, '天数不正确')
    .refine((days) => RENEWAL_WINDOWS.some((one) => one === days), '请选择 30、90 或 180 天'),
  { label: '到期范围', unit: '天', example: 90 },
)

const due = {
  loans: countOut('到期贷款', '笔'),
  amountYuan: amountOut('未还本金', { help: '放款金额减去已归还的本金' }),
} as const

const silent = countOut('超时未答复续贷', '笔')

/** How many institutions the radar names; the others stand in one sum. */
export const MOST_RADAR_INSTITUTIONS = 50

const renewalWindow = component('RenewalWindow', '一段时间内到期', 'internal', {
  days: countOut('天数', '天'),
  ...due,
  byState: listOut(
    '按续贷情况',
    component('RenewalStateSum', '一种续贷情况', 'internal', {
      state: oneOf('续贷情况', RENEWAL_STATES),
      ...due,
    }),
  ),
})

export const getRenewalRadar = defineCall({
  name: 'oversight.getRenewalRadar',
  summary: '续贷雷达：180、90、30 天内到期的贷款（金额为未还本金）',
  method: 'GET',
  path: '/console/oversight/renewals',
  access: ['government', 'operator', 'institution'],
  effect: 'read',
  query: z.object({ areaId: cockpitArea.optional() }),
  output: component('RenewalRadar', '续贷雷达', 'internal', {
    areaName: textOut('地区名称'),
    asOf: dateOnly('统计日期'),
    windows: listOut('到期', renewalWindow),
    areas: listOut(
      '按地区（180 天）',
      component('RenewalArea', '一地的到期贷款', 'internal', {
        areaCode: textOut('地区编码'),
        areaName: textOut('地区名称'),
        ...due,
      }),
    ),
    institutions: listOut(
      '按机构（180 天）',
      component('RenewalInstitution', '一家机构的到期贷款', 'internal', {
        orgId: idOut('机构编号'),
        orgName: textOut('机构'),
        ...due,
        silent,
      }),
      { help: `未还本金最多的 ${MOST_RADAR_INSTITUTIONS} 家` },
    ),
    otherInstitutions: component('RenewalOthers', '其余机构的到期贷款合计', 'internal', {
      institutions: countOut('机构', '家'),
      ...due,
      silent,
    }),
  }),
  errors: [statisticsErrors.outsideArea],
})

export const loanDue = component('LoanDue', '到期贷款', 'internal', {
  kind: oneOf('来源', LOAN_KINDS),
  id: idOut('业务编号'),
  number: textOut('编号'),
  companyName: textOut('企业', { help: '政府看到的是脱敏名称' }),
  orgId: idOut('机构编号'),
  orgName: textOut('机构'),
  orgFullName: textOut('机构全称', { help: '授权书写的名称' }),
  productId: idOut('产品编号').nullable(),
  productName: textOut('产品').nullable(),
  areaName: textOut('地区').nullable(),
  openYuan: amountOut('未还本金'),
  dueOn: dateOnly('到期日'),
  daysLeft: countOut('剩余', '天'),
  state: oneOf('续贷情况', RENEWAL_STATES),
  renewalId: idOut('续贷申请').nullable(),
  renewalNumber: textOut('续贷申请编号').nullable(),
  answerDueAt: moment('机构答复时限').nullable(),
  canRenew: flag('可以申请续贷'),
  isOffered: flag('原产品仍可在线申请'),
  offersOnline: flag('机构有可在线申请的产品', { help: '含其上级机构的产品' }),
  offeringOrgIds: listOut('产品机构', idOut('机构编号'), {
    help: '该机构及其上级机构：续贷可以选它们的产品',
  }),
  asksInstitution: flag('续贷须与机构联系', {
    help: '不在平台续贷，或该机构目前没有可在线申请的产品',
  }),
})
export type LoanDue = z.output<typeof loanDue>

export const listLoansDue = defineCall({
  name: 'oversight.listLoansDue',
  exported: { title: '到期贷款' },
  summary: '到期贷款名单：本地区的、本机构的，或本企业的',
  method: 'POST',
  path: '/console/oversight/renewals/queryPage',
  access: ['government', 'operator', 'institution', 'enterprise:any'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    withinDays: windowDays.optional(),
    areaId: cockpitArea.optional(),
    orgId: id('机构').optional(),
    state: oneOf('续贷情况', RENEWAL_STATES).optional(),
  }),
  output: pageOf(loanDue),
  errors: [statisticsErrors.outsideArea],
})

/** One step: the facts and papers of the loan are carried over; the institution answers as to any application. */
export const renewLoan = defineCall({
  name: 'oversight.renewLoan',
  summary: '无还本续贷：以原申请的资料和材料向原机构申请续贷',
  method: 'POST',
  path: '/console/oversight/renewals/{id}',
  access: 'enterprise',
  effect: 'create',
  params: z.object({ id: id('原申请') }),
  body: component('RenewalForm', '续贷申请', 'internal', {
    proId: id('续贷产品（原机构的产品，不填即原产品）').optional(),
    amountYuan: amountYuan('续贷金额'),
    termMonths: months('续贷期限'),
    consent: consent('企业信用信息查询授权书'),
    letterVersion,
  }),
  output: component('RenewalCreated', '已提交的续贷申请', 'internal', {
    id: idOut('申请编号'),
    applyNo: textOut('申请单号'),
    status: oneOf('状态', applicationStates),
    files: countOut('带入材料', '份'),
  }),
  errors: [
    errors.loanNotFound,
    errors.renewalTooEarly,
    errors.renewalOpen,
    errors.otherInstitution,
    errors.moreThanOpen,
    errors.productNotOffered,
    errors.nothingOffered,
    productsErrors.productNotFound,
    productsErrors.notApplicable,
    productsErrors.amountOutOfRange,
    productsErrors.termOutOfRange,
    productsErrors.guaranteeNotOffered,
    productsErrors.alreadyOpen,
    productsErrors.applicantKindNotServed,
    creditErrors.letterChanged,
  ],
})

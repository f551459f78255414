import type * as z from 'zod'
import { linkedFile } from '../files/entities.ts'
import {
  amountOut,
  codesOut,
  countOut,
  fieldOut,
  listOut,
  monthsOut,
  percentOut,
  textOut,
} from '../kernel/answer-fields.ts'
import { caseCan, caseEvent, caseProgress, caseSealed } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { dateOnly, flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { opensPhone } from '../kernel/opened-phone.ts'
import { versionOut } from '../kernel/version.ts'
import { ENTERPRISE_SCALES } from '../reference/enterprise-scales.ts'
import { INDUSTRIES } from '../reference/industries.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { reportDrawdown } from './drawdown-entities.ts'
import { reportAsked } from './form.ts'
import { FIVE_TESTS, LOAN_FLAGS, REPORT_REJECT_CODES, TEST_RESULTS, VISIT_WAYS } from './kinds.ts'
import { demandReportCase } from './report-case.ts'

/** What a list shows of a report; null where it is not filled in yet, or was taken back before anybody took it up. */
const listed = {
  id: idOut('填报编号'),
  reportNo: textOut('填报单号'),
  batchId: idOut('批次编号'),
  batchName: textOut('批次名称'),
  companyId: idOut('企业编号').nullable(),
  corporateName: textOut('企业名称').nullable(),
  applicantKind: reportAsked.applicantKind.nullable(),
  areaCode: textOut('地区代码').nullable(),
  areaName: textOut('地区').nullable(),
  amountYuan: amountOut('需求金额').nullable(),
  termMonths: monthsOut('期望期限').nullable(),
  orgName: textOut('推荐机构').nullable(),
  creditAmountYuan: amountOut('授信金额').nullable(),
  loanAmountYuan: amountOut('放款金额').nullable(),
  firstSubmittedAt: moment('首次提交时间').nullable(),
  isFilledFor: flag('由主管部门代填'),
  ...caseProgress(demandReportCase),
} as const

export const demandReportRow = component('DemandReportRow', '需求填报摘要', 'internal', listed)
export type DemandReportRow = z.output<typeof demandReportRow>

export const reportTest = component('DemandReportTest', '五项核验', 'internal', {
  test: oneOf('核验事项', FIVE_TESTS),
  result: oneOf('核验结果', TEST_RESULTS),
  reason: textOut('依据'),
})
export type ReportTest = z.output<typeof reportTest>

export const reportVisit = component('DemandReportVisit', '走访记录', 'internal', {
  visitWay: oneOf('走访方式', VISIT_WAYS),
  visitedOn: dateOnly('走访日期'),
  visitors: textOut('走访人员', { sensitivity: 'personal' }),
  confirmedTests: codesOut('核实属实', FIVE_TESTS),
  doubtedTests: codesOut('核实不符', FIVE_TESTS),
  findings: textOut('走访情况'),
  files: listOut('现场照片', linkedFile),
  actorName: textOut('记录人', { sensitivity: 'personal' }),
  updatedAt: moment('更新时间'),
})
export type ReportVisit = z.output<typeof reportVisit>

const loan = {
  creditRate: percentOut('授信年利率').nullable(),
  creditTermMonths: monthsOut('授信期限').nullable(),
  creditedOn: dateOnly('授信日期').nullable(),
  /** Of all that was paid out, weighted by amount. */
  loanRate: percentOut('加权平均年利率').nullable(),
  loanOn: dateOnly('最近放款日期').nullable(),
  loanBalanceYuan: amountOut('贷款余额').nullable(),
  drawdowns: listOut('逐笔放款', reportDrawdown),
  loanFlags: codesOut('贷款标识', LOAN_FLAGS),
} as const

/** A report as those who may see it do: its enterprise, the authority of its area, the institution it was recommended to. */
export const demandReport = component('DemandReport', '需求填报', 'internal', {
  ...listed,
  formVersion: countOut('表单版本'),
  creditCode: textOut('统一社会信用代码').nullable(),
  scale: oneOf('企业规模', ENTERPRISE_SCALES).nullable(),
  borrowerIndustryCode: oneOf('借款人行业', INDUSTRIES).nullable(),
  address: fieldOut(reportAsked.address).nullable(),
  wantRate: percentOut('期望年利率不高于').nullable(),
  guaranteeMode: reportAsked.guaranteeMode.nullable(),
  loanPurpose: reportAsked.loanPurpose.nullable(),
  purpose: fieldOut(reportAsked.purpose).nullable(),
  fundsIndustryCode: reportAsked.fundsIndustryCode.nullable(),
  contactName: fieldOut(reportAsked.contactName).nullable(),
  contactPhone: fieldOut(reportAsked.contactPhone).nullable(),
  opensPhone,
  filledByName: textOut('代填人', { sensitivity: 'personal' }).nullable(),
  confirmedAt: moment('企业确认时间').nullable(),
  declaredTests: codesOut('五项声明', FIVE_TESTS),
  tests: listOut('五项核验', reportTest),
  visit: reportVisit.nullable(),
  returnReason: textOut('退回原因').nullable(),
  rejectCode: oneOf('驳回原因', REPORT_REJECT_CODES).nullable(),
  rejectReason: textOut('驳回说明').nullable(),
  nextSteps: textOut('改进建议').nullable(),
  giveBackCode: oneOf('机构退回原因', REJECT_CODES).nullable(),
  giveBackReason: textOut('机构退回说明').nullable(),
  /** Why one side ended a grant before anything was paid out; the other reads it. */
  endReason: textOut('授信未使用的原因').nullable(),
  ...loan,
  isSealed: caseSealed,
  timeline: listOut(
    '办理进度',
    component('DemandReportEvent', '填报经历', 'internal', caseEvent(demandReportCase)),
  ),
  can: component(
    'DemandReportCan',
    '可进行的操作',
    'internal',
    caseCan(demandReportCase, 'enterprise', 'institution', 'authority'),
  ),
  /** Besides the moves. */
  canEdit: flag('可以修改'),
  canVisit: flag('可以记录走访'),
  canSetBalance: flag('可以更新贷款余额'),
  version: versionOut,
})
export type DemandReport = z.output<typeof demandReport>

import * as z from 'zod'
import { fileId } from '../files/file-id.ts'
import { listOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES, caseNote, defineMove } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import {
  amountYuan,
  areaCode,
  dateOnly,
  field,
  id,
  idOut,
  months,
  oneOf,
  optionalText,
  ratePercent,
  text,
} from '../kernel/field.ts'
import { openedPhone, phoneErrors } from '../kernel/opened-phone.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { drawdownAsked } from './drawdown-entities.ts'
import { demandReport } from './entities.ts'
import { demandReportErrors as errors } from './errors.ts'
import { reportAsked } from './form.ts'
import { FIVE_TESTS, REPORT_REJECT_CODES, VISIT_WAYS } from './kinds.ts'
import { loanFlags } from './loan-flags.ts'
import { demandReportCase } from './report-case.ts'

const output = demandReport
const noted = { note: caseNote() }

export const submitDemandReport = defineMove(demandReportCase, 'submit', {
  name: 'demandReports.submitDemandReport',
  summary: '提交填报草稿',
  path: '/console/demand-reports/reports/{id}/submit',
  fields: noted,
  output,
  errors: [errors.incomplete, errors.batchNotOpen, errors.areaOutside],
})

/** What is declared only the enterprise can know. */
export const confirmFilledReport = defineMove(demandReportCase, 'confirm', {
  name: 'demandReports.confirmFilledReport',
  summary: '企业确认主管部门代填的内容',
  path: '/console/demand-reports/reports/{id}/confirm',
  fields: { declaredTests: reportAsked.declaredTests, ...noted },
  output,
})

export const objectFilledReport = defineMove(demandReportCase, 'object', {
  name: 'demandReports.objectFilledReport',
  summary: '企业不认可主管部门代填的内容',
  path: '/console/demand-reports/reports/{id}/object',
  fields: { note: text('不认可的原因', { min: 4, max: 500 }) },
  output,
})

/** What was filled in for an enterprise ends while it has not confirmed it. */
export const takeBackFilledReport = defineMove(demandReportCase, 'takeBack', {
  name: 'demandReports.takeBackFilledReport',
  summary: '主管部门撤回代填（企业确认前）',
  path: '/console/demand-reports/reports/{id}/takeBack',
  fields: { note: text('撤回原因', { min: 4, max: 500 }, { help: '企业会看到' }) },
  output,
})

export const resubmitDemandReport = defineMove(demandReportCase, 'resubmit', {
  name: 'demandReports.resubmitDemandReport',
  summary: '重新提交被退回的填报',
  path: '/console/demand-reports/reports/{id}/resubmit',
  fields: noted,
  output,
})

export const withdrawDemandReport = defineMove(demandReportCase, 'withdraw', {
  name: 'demandReports.withdrawDemandReport',
  summary: '撤回填报（授信前）',
  path: '/console/demand-reports/reports/{id}/withdraw',
  fields: { note: caseNote('撤回原因') },
  output,
})

export const acceptDemandReport = defineMove(demandReportCase, 'accept', {
  name: 'demandReports.acceptDemandReport',
  summary: '受理一件填报',
  path: '/console/demand-reports/reports/{id}/accept',
  fields: noted,
  output,
  errors: [errors.testsFailed],
})

export const reviewDemandReport = defineMove(demandReportCase, 'review', {
  name: 'demandReports.reviewDemandReport',
  summary: '列入申报清单',
  path: '/console/demand-reports/reports/{id}/review',
  fields: noted,
  output,
  errors: [errors.notVisited, errors.testsFailed],
})

export const recommendDemandReport = defineMove(demandReportCase, 'recommend', {
  name: 'demandReports.recommendDemandReport',
  summary: '列入推荐清单并推荐给一家机构',
  path: '/console/demand-reports/reports/{id}/recommend',
  fields: { orgId: id('推荐机构'), ...noted },
  output,
  errors: [errors.orgNotSuited],
})

export const recallDemandReport = defineMove(demandReportCase, 'recall', {
  name: 'demandReports.recallDemandReport',
  summary: '收回推荐（授信前），可以另行推荐',
  path: '/console/demand-reports/reports/{id}/recall',
  fields: { note: text('收回原因', { min: 4, max: 500 }, { help: '企业和机构会看到' }) },
  output,
})

export const returnDemandReport = defineMove(demandReportCase, 'return', {
  name: 'demandReports.returnDemandReport',
  summary: '退回企业修改（保留内容和排位）',
  path: '/console/demand-reports/reports/{id}/return',
  fields: { note: text('退回原因', { min: 4, max: 500 }) },
  output,
})

export const rejectDemandReport = defineMove(demandReportCase, 'reject', {
  name: 'demandReports.rejectDemandReport',
  summary: '驳回填报',
  path: '/console/demand-reports/reports/{id}/reject',
  fields: {
    rejectCode: oneOf('驳回原因', REPORT_REJECT_CODES),
    rejectReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  },
  output,
})

export const contactReporter = defineMove(demandReportCase, 'contact', {
  name: 'demandReports.contactReporter',
  summary: '机构已对接企业',
  path: '/console/demand-reports/reports/{id}/contact',
  fields: noted,
  output,
})

export const creditDemandReport = defineMove(demandReportCase, 'credit', {
  name: 'demandReports.creditDemandReport',
  summary: '记录授信',
  path: '/console/demand-reports/reports/{id}/credit',
  fields: {
    creditAmountYuan: amountYuan('授信金额'),
    creditRate: ratePercent('授信年利率'),
    creditTermMonths: months('授信期限'),
    loanFlags,
    ...noted,
  },
  output,
})

export const disburseDemandReport = defineMove(demandReportCase, 'disburse', {
  name: 'demandReports.disburseDemandReport',
  summary: '记录一笔放款',
  path: '/console/demand-reports/reports/{id}/disburse',
  fields: {
    loanAmountYuan: amountYuan('放款金额'),
    loanRate: ratePercent('放款年利率'),
    loanOn: dateOnly('放款日期', { past: true }),
    ...drawdownAsked,
    loanFlags,
    ...noted,
  },
  output,
  errors: [errors.overCredit, errors.creditUsed, errors.datesDisordered],
})

export const giveBackDemandReport = defineMove(demandReportCase, 'giveBack', {
  name: 'demandReports.giveBackDemandReport',
  summary: '机构退回申报清单',
  path: '/console/demand-reports/reports/{id}/giveBack',
  fields: {
    giveBackCode: oneOf('退回原因', REJECT_CODES),
    giveBackReason: text('原因说明', { min: 4, max: 500 }),
    nextSteps: optionalText('改进建议', 500),
  },
  output,
})

const MOST_PHOTOS = 9

/** Written as often as the visitor likes, with the same outcome for the same content: a bad line may repeat it. */
export const recordReportVisit = defineCall({
  access: AUTHORITIES,
  roles: ['govViewer', 'operator'],
  name: 'demandReports.recordVisit',
  summary: '记录走访情况',
  method: 'PUT',
  path: '/console/demand-reports/reports/{id}/visit',
  effect: 'write',
  params: z.object({ id: id('填报编号') }),
  body: component('DemandReportVisitForm', '走访记录', 'internal', {
    visitWay: oneOf('走访方式', VISIT_WAYS),
    visitedOn: dateOnly('走访日期', { past: true }),
    visitors: text('走访人员', { min: 2, max: 100 }, { sensitivity: 'personal' }),
    confirmedTests: field(z.array(oneOf('核实属实', FIVE_TESTS)), { label: '核实属实' }),
    doubtedTests: field(z.array(oneOf('核实不符', FIVE_TESTS)), { label: '核实不符' }),
    findings: text('走访情况', { min: 4, max: 2_000 }),
    fileIds: field(z.array(fileId('照片')).max(MOST_PHOTOS, `最多 ${MOST_PHOTOS} 张照片`), {
      label: '现场照片',
    }),
  }),
  output: demandReport,
  errors: [errors.reportNotFound, errors.visitClosed, errors.fileNotYours],
})

/** Each opening leaves an audit row; the report shows the number masked. */
export const openReportContactPhone = defineCall({
  access: ['institution', ...AUTHORITIES],
  name: 'demandReports.openContactPhone',
  summary: '查看填报联系人的完整号码（留痕）',
  method: 'POST',
  path: '/console/demand-reports/reports/{id}/contactPhone',
  effect: 'write',
  params: z.object({ id: id('填报编号') }),
  output: openedPhone,
  errors: [errors.reportNotFound, phoneErrors.closed],
})

/** Institutions that lend in the area: its own, those below it and those above. */
export const listLenders = defineCall({
  access: AUTHORITIES,
  roles: ['govViewer', 'operator'],
  name: 'demandReports.listLenders',
  summary: '可以推荐的机构',
  method: 'GET',
  path: '/console/demand-reports/lenders',
  effect: 'read',
  query: z.object({ areaCode: areaCode('地区').optional() }),
  output: listOut(
    '机构',
    component('ReportLender', '可推荐的机构', 'internal', {
      id: idOut('机构编号'),
      name: textOut('机构名称'),
      areaName: textOut('所在地区'),
    }),
    { sensitivity: 'internal' },
  ),
})

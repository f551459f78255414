import * as z from 'zod'
import { countOut, linesOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, field, flag, id, idOut, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf, sortInput } from '../kernel/page.ts'
import { version } from '../kernel/version.ts'
import { demandReport, demandReportRow } from './entities.ts'
import { demandReportErrors as errors } from './errors.ts'
import { reportDraft } from './form.ts'
import { REPORTER_KINDS } from './kinds.ts'
import { reportStates } from './report-case.ts'

/** Everybody who may have rows: the row rule says which. */
const reader = { access: ['enterprise:any', 'institution', ...AUTHORITIES] } as const
const params = z.object({ id: id('填报编号') })
const submit = flag('同时提交').optional()

const filing = [
  errors.batchNotFound,
  errors.batchNotOpen,
  errors.areaOutside,
  errors.alreadyReported,
  errors.incomplete,
]

export const createDemandReport = defineCall({
  name: 'demandReports.createDemandReport',
  summary: '填报需求：保存草稿，或同时提交',
  method: 'POST',
  path: '/checkPortal/demandReport',
  access: 'enterprise',
  effect: 'create',
  body: component('DemandReportForm', '需求填报表', 'internal', {
    batchId: id('批次编号'),
    ...reportDraft,
    submit,
  }),
  output: demandReport,
  errors: filing,
})

/** Replaces what was typed: what is left out is empty then. */
export const updateDemandReport = defineCall({
  name: 'demandReports.updateDemandReport',
  summary: '修改草稿或被退回的填报，或同时提交',
  method: 'PUT',
  path: '/checkPortal/demandReport',
  access: 'enterprise',
  effect: 'write',
  body: component('DemandReportChange', '需求填报修改', 'internal', {
    id: id('填报编号'),
    version: version.optional(),
    ...reportDraft,
    submit,
  }),
  output: demandReport,
  errors: [errors.reportNotFound, errors.notEditable, errors.staleVersion, ...filing],
})

export const deleteDemandReport = defineCall({
  name: 'demandReports.deleteDemandReport',
  summary: '删除填报草稿',
  method: 'DELETE',
  path: '/checkPortal/demandReport/{id}',
  access: 'enterprise:any',
  effect: 'write',
  params,
  output: done,
  errors: [errors.reportNotFound, errors.notDeletable],
})

/** Everything but the batch is taken from the enterprise's newest report. */
export const copyLastReport = defineCall({
  name: 'demandReports.copyLastReport',
  summary: '复制上一批次的填报为草稿',
  method: 'POST',
  path: '/console/demand-reports/reports/copyLast',
  access: 'enterprise',
  effect: 'create',
  body: z.object({ batchId: id('批次编号') }),
  output: demandReport,
  errors: [errors.batchNotFound, errors.batchNotOpen, errors.alreadyReported, errors.nothingToCopy],
})

export const REPORT_SORTS = ['place', 'newest', 'due', 'amount'] as const

export const listDemandReports = defineCall({
  ...reader,
  name: 'demandReports.listDemandReports',
  exported: { title: '需求填报' },
  summary: '需求填报列表：本企业的、本机构收到的、或本地区的',
  method: 'POST',
  path: '/portal/demandReport/getDemandReportByPage',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    sort: sortInput(REPORT_SORTS),
    status: oneOf('状态', reportStates).optional(),
    openOnly: flag('只看在办').optional(),
    /** Those alone that the ledger counts. */
    filedOnly: flag('只看计入台账的').optional(),
    batchId: id('批次编号').optional(),
    areaCode: areaCode('地区').optional(),
    /** What lies at that area itself and at none below. */
    isOwnLevel: flag('只看本级').optional(),
    applicantKind: oneOf('主体类别', REPORTER_KINDS).optional(),
  }),
  output: pageOf(demandReportRow),
})

/** Newest first, over all batches. */
export const listReportHistory = defineCall({
  ...reader,
  name: 'demandReports.listReportHistory',
  exported: { title: '填报历史' },
  summary: '一家企业历次填报',
  method: 'POST',
  path: '/portal/demandReport/demandApplyHistoryByPage',
  effect: 'read',
  body: z.object({ ...pageInput, companyId: id('企业编号').optional() }),
  output: pageOf(demandReportRow),
})

export const getDemandReport = defineCall({
  ...reader,
  name: 'demandReports.getDemandReport',
  summary: '需求填报详情',
  method: 'GET',
  path: '/portal/demandReport/queryDemandReportById/{id}',
  effect: 'read',
  params,
  output: demandReport,
  errors: [errors.reportNotFound],
})

/** `a` is the batch, `b` the enterprise; of several, the one that still counts. */
export const getReportOfBatch = defineCall({
  ...reader,
  name: 'demandReports.getReportOfBatch',
  summary: '某企业（b）在某批次（a）的填报',
  method: 'GET',
  path: '/portal/demandReport/queryDemandReportByBatchId/{a}/{b}',
  effect: 'read',
  params: z.object({ a: id('批次编号'), b: id('企业编号') }),
  output: demandReport,
  errors: [errors.reportNotFound],
})

/** So many waiting reports are looked at in one go. */
export const MOST_ACCEPTED_AT_ONCE = 200

/** Accepts what passes the five tests; what does not stays where it is, and the answer says why. */
export const autoAcceptReports = defineCall({
  access: AUTHORITIES,
  roles: ['govViewer', 'operator'],
  name: 'demandReports.autoAccept',
  summary: '按五项核验批量受理待受理的填报',
  method: 'POST',
  path: '/checkPortal/demandReport/autoAccept',
  effect: 'write',
  body: z.object({
    batchId: id('批次编号').optional(),
    ids: field(z.array(id('填报编号')).max(MOST_ACCEPTED_AT_ONCE, `每次最多 ${MOST_ACCEPTED_AT_ONCE} 件`), {
      label: '填报编号',
    }).optional(),
    /** Of what was kept the next look begins below, so that it comes to those that were not looked at yet. */
    after: id('从此件之后开始').optional(),
  }),
  output: component('AutoAcceptResult', '批量受理结果', 'internal', {
    next: idOut('后面还有待受理的，下次从此件之后开始').nullable(),
    accepted: countOut('已受理', '件'),
    kept: countOut('未受理', '件'),
    rows: listOut(
      '逐件结果',
      component('AutoAcceptRow', '受理结果', 'internal', {
        id: idOut('填报编号'),
        reportNo: textOut('填报单号'),
        corporateName: textOut('企业名称'),
        isAccepted: flag('已受理'),
        problems: linesOut('未受理的原因'),
      }),
    ),
  }),
})

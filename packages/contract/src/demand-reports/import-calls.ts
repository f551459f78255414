import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, moment, oneOf } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { filesErrors } from '../files/errors.ts'
import { demandReportErrors as errors } from './errors.ts'
import { IMPORT_OUTCOMES, IMPORT_STATES } from './kinds.ts'

const office = { access: AUTHORITIES, roles: ['govViewer', 'operator'] } as const
const params = z.object({ id: id('导入编号') })

const reportImport = component('ReportImport', '批量代填', 'internal', {
  id: idOut('导入编号'),
  fileName: textOut('文件名'),
  batchName: textOut('填报批次'),
  status: oneOf('处理状态', IMPORT_STATES),
  totalRows: countOut('共', '行'),
  doneRows: countOut('已处理', '行'),
  taken: countOut('已代填', '行'),
  repeated: countOut('已有填报', '行'),
  refused: countOut('有误', '行'),
  requestedAt: moment('上传时间'),
  endedAt: moment('结束时间').nullable(),
})
export type ReportImport = z.output<typeof reportImport>

const importRow = component('ReportImportRow', '批量代填的一行', 'internal', {
  rowNo: countOut('行号'),
  corporateName: textOut('企业名称'),
  outcome: oneOf('处理结果', IMPORT_OUTCOMES),
  reportId: idOut('填报编号').nullable(),
  problems: listOut(
    '有误的列',
    component('ReportImportProblem', '有误的列', 'internal', {
      column: textOut('列'),
      why: textOut('原因'),
    }),
  ),
})
export type ReportImportRow = z.output<typeof importRow>

export const downloadImportTemplate = defineCall({
  ...office,
  name: 'demandReports.downloadImportTemplate',
  summary: '下载批量代填模板（xlsx）',
  method: 'GET',
  path: '/console/demand-reports/imports/template',
  effect: 'read',
  produces: 'bytes',
  output: z.unknown(),
})

/** The file is read at once and refused as a whole where it is none; its rows are taken in the background. */
export const uploadReportImport = defineCall({
  ...office,
  name: 'demandReports.uploadImport',
  summary: '上传名单，批量代企业填报',
  method: 'POST',
  path: '/console/demand-reports/imports',
  effect: 'create',
  limit: 'upload',
  spends: 'uploads',
  consumes: 'multipart',
  query: z.object({ batchId: id('批次编号') }),
  output: reportImport,
  errors: [
    errors.batchNotFound,
    errors.batchNotOpen,
    errors.importUnreadable,
    errors.importUnsafe,
    errors.importHeader,
    errors.importTooLarge,
    errors.importEmpty,
    errors.importRunning,
    filesErrors.infected,
  ],
})

export const listReportImports = defineCall({
  ...office,
  name: 'demandReports.listImports',
  summary: '我的批量代填',
  method: 'GET',
  path: '/console/demand-reports/imports',
  effect: 'read',
  output: listOut('批量代填', reportImport, { sensitivity: 'internal' }),
})

export const listImportRows = defineCall({
  ...office,
  name: 'demandReports.listImportRows',
  exported: { title: '批量代填结果' },
  summary: '一份名单的逐行结果',
  method: 'POST',
  path: '/console/demand-reports/imports/{id}/rows',
  effect: 'read',
  params,
  body: z.object({ ...pageInput, outcome: oneOf('处理结果', IMPORT_OUTCOMES).optional() }),
  output: pageOf(importRow),
  errors: [errors.importNotFound],
})

/** Rows that were taken stay; the rest are not looked at any more. */
export const cancelReportImport = defineCall({
  ...office,
  name: 'demandReports.cancelImport',
  summary: '取消处理中的名单',
  method: 'POST',
  path: '/console/demand-reports/imports/{id}/cancel',
  effect: 'write',
  params,
  output: reportImport,
  errors: [errors.importNotFound, errors.importOver],
})

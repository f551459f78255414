import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component, done } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { field, flag, id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { exportErrors as errors } from './errors.ts'
import { EXPORT_FAILURES, EXPORT_FORMATS, EXPORT_STATES } from './kinds.ts'

/** Of anybody who is signed in: what is read for a file is asked of the list's own call, with its own access. */
const own = { access: 'portal' } as const
const params = z.object({ id: id('导出编号') })

const exportFile = component('ExportFile', '导出文件', 'internal', {
  id: idOut('导出编号'),
  title: textOut('列表'),
  format: oneOf('格式', EXPORT_FORMATS),
  status: oneOf('导出状态', EXPORT_STATES),
  isInBackground: flag('后台生成'),
  filterWords: listOut('筛选条件', textOut('筛选条件', { sensitivity: 'internal' })),
  doneRows: countOut('已写入', '行'),
  totalRows: countOut('共', '行').nullable(),
  failure: oneOf('未生成的原因', EXPORT_FAILURES).nullable(),
  requestedAt: moment('申请时间'),
  readyAt: moment('生成时间').nullable(),
  expiresAt: moment('到期时间').nullable(),
})

const asked = field(z.record(z.string(), z.unknown()), { label: '筛选条件', sensitivity: 'internal' })

export const createExport = defineCall({
  ...own,
  name: 'exports.createExport',
  summary: '导出一个列表（同列表的筛选、排序和权限）',
  method: 'POST',
  path: '/console/exports',
  effect: 'create',
  spends: 'exports',
  body: z.object({
    list: text('列表', { max: 80 }, { example: 'products.listApplications', help: '列表接口的名称' }),
    format: oneOf('格式', EXPORT_FORMATS),
    params: asked.optional(),
    query: asked.optional(),
    body: asked.optional(),
  }),
  output: exportFile,
  errors: [
    errors.listNotFound,
    errors.tooManyRows,
    errors.dayUsedUp,
    errors.pdfTooLong,
    errors.nothingToExport,
    errors.exportRunning,
  ],
})

export const listExports = defineCall({
  ...own,
  name: 'exports.listExports',
  summary: '我的导出',
  method: 'GET',
  path: '/console/exports',
  effect: 'read',
  output: listOut('导出文件', exportFile, { sensitivity: 'internal' }),
})

export const downloadExport = defineCall({
  ...own,
  name: 'exports.downloadExport',
  summary: '下载导出文件',
  method: 'GET',
  path: '/console/exports/{id}/file',
  effect: 'read',
  produces: 'bytes',
  params,
  output: z.unknown(),
  errors: [errors.exportNotFound, errors.rightsChanged, errors.listGrew],
})

export const retryExport = defineCall({
  ...own,
  name: 'exports.retryExport',
  summary: '重新生成导出文件',
  method: 'POST',
  path: '/console/exports/{id}/retry',
  effect: 'write',
  params,
  output: exportFile,
  errors: [errors.exportNotFound, errors.notFailed, errors.exportRunning],
})

export const deleteExport = defineCall({
  ...own,
  name: 'exports.deleteExport',
  summary: '删除导出文件',
  method: 'DELETE',
  path: '/console/exports/{id}',
  effect: 'write',
  params,
  output: done,
  errors: [errors.exportNotFound],
})

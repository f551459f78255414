import * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { id, idOut, moment, oneOf } from '../kernel/field.ts'
import { demandReportErrors as errors } from './errors.ts'
import { LEDGER_EXPORT_STATES } from './kinds.ts'
import { ledgerFilter } from './ledger-calls.ts'

const office = { access: AUTHORITIES, roles: ['govViewer', 'operator'] } as const

/** How long a file is kept. */
export const LEDGER_EXPORT_HOURS = 24

const ledgerExport = component('LedgerExport', '台账导出', 'internal', {
  id: idOut('导出编号'),
  status: oneOf('导出状态', LEDGER_EXPORT_STATES),
  areaName: textOut('地区'),
  batchName: textOut('填报批次').nullable(),
  doneRows: countOut('已写入', '行'),
  totalRows: countOut('共', '行').nullable(),
  requestedAt: moment('申请时间'),
  readyAt: moment('生成时间').nullable(),
  expiresAt: moment('到期时间').nullable(),
})

export const requestLedgerExport = defineCall({
  ...office,
  name: 'demandReports.requestLedgerExport',
  summary: '导出需求台账（xlsx，后台生成）',
  method: 'POST',
  path: '/console/demand-reports/ledger/exports',
  effect: 'create',
  spends: 'exports',
  body: z.object(ledgerFilter),
  output: ledgerExport,
  errors: [errors.areaNotYours, errors.batchNotFound, errors.exportRunning],
})

export const listLedgerExports = defineCall({
  ...office,
  name: 'demandReports.listLedgerExports',
  summary: '我的台账导出',
  method: 'GET',
  path: '/console/demand-reports/ledger/exports',
  effect: 'read',
  output: listOut('台账导出', ledgerExport, { sensitivity: 'internal' }),
})

export const downloadLedgerExport = defineCall({
  ...office,
  name: 'demandReports.downloadLedgerExport',
  summary: '下载台账文件',
  method: 'GET',
  path: '/console/demand-reports/ledger/exports/{id}/file',
  effect: 'read',
  spends: 'exports',
  produces: 'bytes',
  params: z.object({ id: id('导出编号') }),
  output: z.unknown(),
  errors: [errors.exportNotFound],
})

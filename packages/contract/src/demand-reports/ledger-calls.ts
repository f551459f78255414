import * as z from 'zod'
import { amountOut, countOut, listOut, percentOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, flag, id, moment, oneOf } from '../kernel/field.ts'
import { REPORTER_KINDS } from './kinds.ts'
import { demandReportErrors as errors } from './errors.ts'

const office = { access: AUTHORITIES, roles: ['govViewer', 'operator'] } as const

/** The filters of the ledger; its export states them. */
export const ledgerFilter = {
  batchId: id('批次编号').optional(),
  areaCode: areaCode('地区').optional(),
  applicantKind: oneOf('主体类别', REPORTER_KINDS).optional(),
} as const

/** What the ledger counts: how many reports have come how far, with the money asked for, granted and paid out. */
export const ledgerFigures = {
  filed: countOut('填报', '件'),
  filedYuan: amountOut('需求金额'),
  visited: countOut('已走访', '件'),
  listed: countOut('申报清单', '件'),
  recommended: countOut('推荐清单', '件'),
  credited: countOut('授信', '件'),
  creditYuan: amountOut('授信金额'),
  disbursed: countOut('放款', '件'),
  loanYuan: amountOut('放款金额'),
  drawdowns: countOut('放款笔数', '笔'),
  balanceYuan: amountOut('贷款余额'),
  /** Weighted by amount; the one figure that is no sum. Null where nothing was paid out. */
  averageRate: percentOut('加权平均年利率').nullable(),
  floatingYuan: amountOut('LPR 定价放款'),
  firstCustomers: countOut('首贷户', '件'),
  creditOnly: countOut('信用贷款', '件'),
  creditOnlyYuan: amountOut('信用贷款金额'),
  creditOnlyBalanceYuan: amountOut('信用贷款余额'),
  returned: countOut('退回修改', '件'),
  rejected: countOut('驳回', '件'),
} as const

export const ledgerLine = component('ReportLedgerLine', '台账行', 'internal', {
  areaCode: textOut('地区代码'),
  areaName: textOut('地区'),
  /** What lies at the area itself and at none below it. */
  isOwn: flag('本级'),
  hasBelow: flag('有下级地区'),
  ...ledgerFigures,
})
export type LedgerLine = z.output<typeof ledgerLine>

export const getReportLedger = defineCall({
  ...office,
  name: 'demandReports.getLedger',
  exported: { title: '需求台账（各地区）', rows: 'lines', of: 'areaName' },
  summary: '需求台账：一个地区的合计与下级各地区',
  method: 'GET',
  path: '/console/demand-reports/ledger',
  effect: 'read',
  query: z.object(ledgerFilter),
  output: component('ReportLedger', '需求台账', 'internal', {
    asOf: moment('统计时间'),
    areaCode: textOut('地区代码'),
    areaName: textOut('地区'),
    /** Undefined where the viewer's own area is reached. */
    parentArea: textOut('上级地区代码').nullable(),
    total: ledgerLine,
    lines: listOut('下级地区', ledgerLine),
  }),
  errors: [errors.areaNotYours],
})

import * as z from 'zod'
import { amountOut, countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import {
  DECISION_RESULTS,
  DIFFERENCE_STATES,
  DIFFERENCE_STEPS,
  DIFFERENCE_TYPES,
  RECONCILIATION_KINDS,
  RECONCILIATION_STANDINGS,
} from './reconciliation-kinds.ts'

/** What a file of a day is: enough to know whether one has the same. */
const reconciliationFile = component('ReconciliationFile', '对账文件', 'internal', {
  version: countOut('版本', undefined, { help: '内容每变一次加一' }),
  rows: countOut('行数', '行'),
  sumYuan: amountOut('金额合计'),
  sha256: textOut('摘要（SHA-256）'),
  sm3: textOut('摘要（SM3）'),
  madeAt: moment('时间'),
  madeBy: textOut('来源', { help: '平台，或上传的系统、人员' }),
  sums: listOut(
    '分类合计',
    component('ReconciliationSum', '分类合计', 'internal', {
      kind: oneOf('类别', RECONCILIATION_KINDS),
      rows: countOut('行数', '行'),
      sumYuan: amountOut('金额合计'),
    }),
  ),
})
export type ReconciliationFile = z.output<typeof reconciliationFile>

export const reconciliationDay = component('ReconciliationDay', '对账日', 'internal', {
  day: textOut('对账日', { example: '2026-11-20' }),
  from: textOut('业务日期自', { help: '休息日的业务并入其后第一个工作日', example: '2026-11-20' }),
  standing: oneOf('状态', RECONCILIATION_STANDINGS),
  isOver: flag('当日已结束', { help: '为假时平台文件是截至生成时的' }),
  doneRows: countOut('已处理', '行'),
  totalRows: countOut('共', '行'),
  ours: reconciliationFile.nullable().meta({ label: '平台文件' }),
  theirs: reconciliationFile.nullable().meta({ label: '机构文件' }),
  open: countOut('待处理差异', '条'),
  explained: countOut('待确认说明', '条'),
  settled: countOut('已了结差异', '条'),
})
export type ReconciliationDay = z.output<typeof reconciliationDay>

const reconciliationRow = component('ReconciliationRow', '对账文件的一行', 'internal', {
  day: textOut('业务日期'),
  amountYuan: amountOut('金额'),
  state: oneOf('结果', DECISION_RESULTS).nullable(),
})
export type ShownRow = z.output<typeof reconciliationRow>

export const reconciliationDifference = component('ReconciliationDifference', '对账差异', 'internal', {
  id: idOut('差异编号'),
  day: textOut('对账日'),
  kind: oneOf('类别', RECONCILIATION_KINDS),
  applyNo: textOut('申请单号'),
  applicationId: idOut('申请编号').nullable(),
  type: oneOf('差异', DIFFERENCE_TYPES),
  ours: reconciliationRow.nullable().meta({ label: '平台' }),
  theirs: reconciliationRow.nullable().meta({ label: '机构' }),
  advice: textOut('处理办法'),
  state: oneOf('状态', DIFFERENCE_STATES),
  foundAt: moment('发现时间'),
  settledAt: moment('了结时间').nullable(),
  history: listOut(
    '经过',
    component('ReconciliationStep', '差异经过', 'internal', {
      step: oneOf('事项', DIFFERENCE_STEPS),
      at: moment('时间'),
      by: textOut('经办', { sensitivity: 'personal' }),
      note: textOut('说明').nullable(),
    }),
  ),
})
export type ReconciliationDifference = z.output<typeof reconciliationDifference>

export const institutionInArrears = component('InstitutionInArrears', '对账情况', 'internal', {
  orgId: idOut('机构编号'),
  orgName: textOut('机构'),
  missingDays: countOut('未上传', '天'),
  oldestMissing: textOut('最早未上传').nullable(),
  open: countOut('待处理差异', '条'),
  oldestOpen: textOut('最早差异').nullable(),
  explained: countOut('待确认说明', '条'),
  lastUploadAt: moment('最近上传').nullable(),
})
export type InstitutionInArrears = z.output<typeof institutionInArrears>

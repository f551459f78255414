import type * as z from 'zod'
import { caseKindNames, caseStateNames } from '../all-cases.ts'
import { amountOut, textOut } from '../kernel/answer-fields.ts'
import { CASE_SIDES } from '../kernel/cases/case-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'

/** A case on which somebody has to act, whatever its kind. */
export const taskRow = component('Task', '待办任务', 'internal', {
  kind: oneOf('业务', caseKindNames),
  caseId: idOut('业务编号'),
  number: textOut('编号'),
  title: textOut('事项', { help: '产品、设备等' }),
  corporateName: textOut('企业').nullable(),
  amountYuan: amountOut('金额').nullable(),
  status: oneOf('状态', caseStateNames),
  waitsFor: oneOf('等待', CASE_SIDES),
  dueAt: moment('时限').nullable(),
  isPaused: flag('时限暂停'),
  isOverdue: flag('已逾期'),
  officerName: textOut('经办人', { sensitivity: 'personal' }).nullable(),
  openedAt: moment('提交时间'),
  updatedAt: moment('更新时间'),
})
export type TaskRow = z.output<typeof taskRow>

const { kind, caseId, number, title, amountYuan, status, dueAt, isPaused, isOverdue, updatedAt } =
  taskRow.shape

/** What an enterprise has under way, whatever its kind. */
export const affairRow = component('Affair', '在办事项', 'internal', {
  kind,
  caseId,
  /** The number in the address of its page: that of the need, for one of its answers. */
  threadId: idOut('事项编号'),
  number,
  title,
  orgName: textOut('机构').nullable(),
  amountYuan,
  status,
  waitsFor: taskRow.shape.waitsFor.nullable(),
  dueAt,
  isPaused,
  isOverdue,
  openedAt: moment('提交时间'),
  updatedAt,
})
export type AffairRow = z.output<typeof affairRow>

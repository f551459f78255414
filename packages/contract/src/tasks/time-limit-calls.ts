import * as z from 'zod'
import { allCases, caseClockNames } from '../all-cases.ts'
import { countOut, fieldOut, listOut, textOut } from '../kernel/answer-fields.ts'
import type { AnyCase } from '../kernel/cases/define-case.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { areaCode, count, id, idOut, moment, oneOf, text } from '../kernel/field.ts'
import { tasksErrors as errors } from './errors.ts'

export const MAX_LIMIT_DAYS = 180

/** How the days of a clock are counted. */
export const LIMIT_UNITS = [
  { code: 'workingDays', name: '个工作日' },
  { code: 'days', name: '个自然日' },
] as const

/** Which limits a list shows. */
export const LIMIT_SCOPES = [
  { code: 'current', name: '有效的' },
  { code: 'all', name: '含已停用' },
] as const

/** A clock with the limit it is declared with. */
export const declaredLimits = (allCases as readonly AnyCase[]).flatMap(({ kind, clocks }) =>
  Object.entries(clocks).map(([clock, { limit }]) =>
    'workingDays' in limit
      ? ({ clock: `${kind}.${clock}`, unit: 'workingDays', days: limit.workingDays } as const)
      : ({ clock: `${kind}.${clock}`, unit: 'days', days: limit.days } as const),
  ),
)

export const timeLimitForm = component('TimeLimitForm', '办理时限规定', 'internal', {
  clock: oneOf('时限', caseClockNames),
  areaCode: areaCode('适用地区').optional(),
  orgId: id('适用机构').optional(),
  days: count('天数', MAX_LIMIT_DAYS).min(1, '至少 1 天'),
  reason: text('依据', { min: 2, max: 200 }, { help: '文件名称和文号，或作出规定的部门和日期' }),
})

/** A limit as it holds, or as it held until it was changed or ended. */
export const timeLimit = component('TimeLimit', '办理时限规定', 'internal', {
  id: idOut('规定编号'),
  clock: timeLimitForm.shape.clock,
  unit: oneOf('计算单位', LIMIT_UNITS),
  days: countOut('天数'),
  areaCode: areaCode('适用地区').nullable(),
  areaName: textOut('适用地区').nullable(),
  orgId: idOut('适用机构').nullable(),
  orgName: textOut('适用机构').nullable(),
  reason: fieldOut(timeLimitForm.shape.reason),
  version: countOut('第几版'),
  setBy: textOut('设定人', { sensitivity: 'personal' }),
  setAt: moment('设定时间'),
  endedAt: moment('停用时间').nullable(),
})
export type TimeLimit = z.output<typeof timeLimit>

export const listTimeLimits = defineCall({
  name: 'tasks.listTimeLimits',
  summary: '办理时限规定（按业务、地区、机构）',
  method: 'GET',
  path: '/console/tasks/timeLimits',
  access: 'operator',
  effect: 'read',
  query: z.object({ which: oneOf('范围', LIMIT_SCOPES).default('current') }),
  output: z.object({
    limits: listOut('规定', timeLimit),
    defaults: listOut(
      '没有规定时',
      component('DefaultLimit', '默认时限', 'internal', {
        clock: timeLimit.shape.clock,
        unit: timeLimit.shape.unit,
        days: timeLimit.shape.days,
      }),
    ),
  }),
})

/** The next version for the same clock, area and institution; cases that were started before keep theirs. */
export const setTimeLimit = defineCall({
  name: 'tasks.setTimeLimit',
  summary: '设定办理时限（对之后开始的业务有效）',
  method: 'POST',
  path: '/console/tasks/timeLimits',
  access: 'operator',
  effect: 'write',
  body: timeLimitForm.extend({ version: count('看到的版本').optional() }),
  output: timeLimit,
  errors: [errors.orgNotFound, errors.nothingNarrowed, errors.limitChanged],
})

export const endTimeLimit = defineCall({
  name: 'tasks.endTimeLimit',
  summary: '停用办理时限规定（恢复上一级规定或默认）',
  method: 'POST',
  path: '/console/tasks/timeLimits/{id}/end',
  access: 'operator',
  effect: 'write',
  params: z.object({ id: id('规定编号') }),
  output: timeLimit,
  errors: [errors.limitNotFound],
})

import * as z from 'zod'
import { caseKindNames } from '../all-cases.ts'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { AUTHORITIES, INTERNAL_HELP } from '../kernel/cases/define-move.ts'
import { component } from '../kernel/component.ts'
import { defineCall } from '../kernel/define-call.ts'
import { dateOnly, field, id, idOut, oneOf, optionalText } from '../kernel/field.ts'
import { keywordInput } from '../kernel/page.ts'
import { tasksErrors as errors } from './errors.ts'

/** Who works on tasks: the people of an institution, and those of the authority of an area. */
const workers = {
  access: ['institution', ...AUTHORITIES],
  roles: ['financeOfficer', 'financeManager', 'financeEquity', 'govViewer', 'operator'],
} as const

export const MOST_ASSIGNED = 50
/** Nobody is away for longer; whoever is gets another account. */
export const MAX_AWAY_DAYS = 60

const colleague = component('Colleague', '可以办理的同事', 'internal', {
  id: idOut('账号编号'),
  name: textOut('姓名', { sensitivity: 'personal' }),
  orgName: textOut('机构').nullable(),
  openTasks: countOut('在办任务', '件'),
})

/** How many are answered: a house has more, who are found by their names. */
export const MOST_COLLEAGUES = 200

export const listColleagues = defineCall({
  ...workers,
  name: 'tasks.listColleagues',
  summary: `可以接手任务的同事（任务少的在前，最多 ${MOST_COLLEAGUES} 人，可按姓名或机构查找）`,
  method: 'GET',
  path: '/console/tasks/colleagues',
  effect: 'read',
  query: z.object({ keyword: keywordInput }),
  output: z.object({ colleagues: listOut('同事', colleague) }),
})

/** Only those who see whatever the person works on: of the same institution or of one above it, or for the same region. */
export const listSubstitutes = defineCall({
  ...workers,
  name: 'tasks.listSubstitutes',
  summary: `可以代班的同事（任务少的在前，最多 ${MOST_COLLEAGUES} 人，可按姓名或机构查找）`,
  method: 'GET',
  path: '/console/tasks/substitutes',
  effect: 'read',
  query: listColleagues.query,
  output: listColleagues.output,
})

const task = z.object({ kind: oneOf('业务', caseKindNames), caseId: id('业务编号') })

/** Each task by itself: what cannot be given is named, and the others are. */
export const assignTasks = defineCall({
  ...workers,
  name: 'tasks.assignTasks',
  summary: '分派任务（不选同事即由本人办理）',
  method: 'POST',
  path: '/console/tasks/assign',
  effect: 'write',
  body: z.object({
    tasks: field(z.array(task).min(1, '请选择任务').max(MOST_ASSIGNED, `一次最多分派 ${MOST_ASSIGNED} 件`), {
      label: '任务',
    }),
    accountId: id('接手人').optional(),
    note: optionalText('说明', 200, { help: INTERNAL_HELP }),
  }),
  output: component('Assignment', '分派结果', 'internal', {
    assigned: countOut('已分派', '件'),
    refused: listOut(
      '未分派',
      component('RefusedTask', '未分派的任务', 'internal', {
        kind: task.shape.kind,
        caseId: idOut('业务编号'),
        why: textOut('原因'),
      }),
    ),
  }),
  errors: [errors.noColleague],
})

const substitution = component('Substitution', '代班', 'internal', {
  substituteId: idOut('代班人编号').nullable(),
  substituteName: textOut('代班人', { sensitivity: 'personal' }).nullable(),
  fromDay: dateOnly('开始日期').nullable(),
  toDay: dateOnly('结束日期').nullable(),
  /** Whose tasks the person works on today besides the own. */
  standsInFor: listOut(
    '正在代办',
    component('StandIn', '被代办的同事', 'internal', {
      name: textOut('姓名', { sensitivity: 'personal' }),
      toDay: dateOnly('结束日期'),
    }),
  ),
})

export const getSubstitution = defineCall({
  ...workers,
  name: 'tasks.getSubstitution',
  summary: '我的代班安排',
  method: 'GET',
  path: '/console/tasks/substitution',
  effect: 'read',
  output: substitution,
})

/** One arrangement at a time; without a substitute it ends. */
export const setSubstitution = defineCall({
  ...workers,
  name: 'tasks.setSubstitution',
  summary: '设置或结束代班',
  method: 'PUT',
  path: '/console/tasks/substitution',
  effect: 'write',
  body: z.object({
    substituteId: id('代班人').nullable(),
    fromDay: dateOnly('开始日期').optional(),
    toDay: dateOnly('结束日期').optional(),
  }),
  output: substitution,
  errors: [errors.noColleague, errors.awayWrong],
})

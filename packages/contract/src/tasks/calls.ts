import * as z from 'zod'
import { caseKindNames } from '../all-cases.ts'
import { AUTHORITIES } from '../kernel/cases/define-move.ts'
import { defineCall } from '../kernel/define-call.ts'
import { flag, oneOf } from '../kernel/field.ts'
import { keywordInput, pageInput, pageOf } from '../kernel/page.ts'
import { affairRow, taskRow } from './entities.ts'

export const listTasks = defineCall({
  name: 'tasks.listTasks',
  exported: { title: '待办任务' },
  summary: '待办任务（本机构及其分支机构，或本地区主管方的，限本人岗位可办理的业务，先到期的在前）',
  method: 'POST',
  path: '/console/tasks/queryTaskPage',
  access: ['institution', ...AUTHORITIES],
  roles: ['financeOfficer', 'financeManager', 'financeEquity', 'govViewer', 'operator'],
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    kind: oneOf('业务', caseKindNames).optional(),
    mineOnly: flag('只看我受理的').optional(),
    unassignedOnly: flag('只看未受理').optional(),
    overdueOnly: flag('只看逾期').optional(),
    waitsForUs: flag('只看等待我方').default(true),
  }),
  output: pageOf(taskRow),
})

export const listAffairs = defineCall({
  name: 'tasks.listAffairs',
  exported: { title: '我的在办' },
  summary: '本企业在办的全部事项（等待您处理的在前）',
  method: 'POST',
  path: '/console/tasks/queryAffairPage',
  access: 'enterprise:any',
  effect: 'read',
  body: z.object({
    ...pageInput,
    keyword: keywordInput,
    kind: oneOf('业务', caseKindNames).optional(),
    waitsForUs: flag('只看等待您处理').optional(),
  }),
  output: pageOf(affairRow),
})

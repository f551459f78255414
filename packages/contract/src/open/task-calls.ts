import { defineCall } from '../kernel/define-call.ts'
import { listTasks } from '../tasks/calls.ts'

/** What a system of an institution takes its work from: the list that its people have, with the same filters. */
export const listOpenTasks = defineCall({
  ...listTasks,
  name: 'open.listOpenTasks',
  summary: '领取任务：本机构及其分支机构等待办理的业务，先到期的在前',
  path: '/open/v1/tasks/page',
  access: 'institution',
  roles: ['financeOfficer', 'financeManager'],
  openScope: 'tasks.read',
})

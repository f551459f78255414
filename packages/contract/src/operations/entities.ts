import type * as z from 'zod'
import { countOut, listOut, textOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { flag, idOut, moment, oneOf } from '../kernel/field.ts'
import { JOB_NAMES, JOB_STATES } from './job-names.ts'

/** One run of something that the platform does by itself. */
export const job = component('Job', '后台任务', 'internal', {
  id: idOut('任务编号'),
  name: oneOf('任务', JOB_NAMES),
  state: oneOf('状态', JOB_STATES),
  attempts: countOut('已尝试', '次'),
  maxAttempts: countOut('最多尝试', '次'),
  reason: textOut('失败原因').nullable(),
  runAt: moment('执行时间'),
  createdAt: moment('创建时间'),
})
export type Job = z.output<typeof job>

/** The worker of one instance. */
export const worker = component('Worker', '任务执行器', 'internal', {
  instance: textOut('实例', { help: '主机名和进程号' }),
  isAlive: flag('运行正常'),
  startedAt: moment('启动时间'),
  seenAt: moment('最近心跳'),
  restarts: countOut('重启次数', '次'),
  lastError: textOut('上次中断原因').nullable(),
})

/** How the background work of all instances stands. */
export const workStanding = component('WorkStanding', '后台运行状态', 'internal', {
  failed: countOut('已失败', '项'),
  retrying: countOut('等待重试', '项'),
  running: countOut('执行中', '项'),
  waiting: countOut('等待执行', '项'),
  oldestSeconds: countOut('最早一项已等待', '秒'),
  workers: listOut('任务执行器', worker),
})
export type WorkStanding = z.output<typeof workStanding>

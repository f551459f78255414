import * as z from 'zod'
import { defineCall } from '../kernel/define-call.ts'
import { id, oneOf, text } from '../kernel/field.ts'
import { pageInput, pageOf } from '../kernel/page.ts'
import { job, sealStanding, workStanding } from './entities.ts'
import { operationsErrors as errors } from './errors.ts'
import { JOB_STATES } from './job-names.ts'

export const getWorkStanding = defineCall({
  name: 'operations.getWorkStanding',
  summary: '后台运行状态（任务执行器与队列）',
  method: 'GET',
  path: '/console/operations/standing',
  access: 'operator',
  effect: 'read',
  output: workStanding,
})

export const listJobs = defineCall({
  name: 'operations.listJobs',
  exported: { title: '后台任务' },
  summary: '后台任务（失败的在前）',
  method: 'POST',
  path: '/console/operations/jobs/queryPage',
  access: 'operator',
  effect: 'read',
  body: z.object({ ...pageInput, state: oneOf('状态', JOB_STATES).optional() }),
  output: pageOf(job),
})

const params = z.object({ id: id('任务编号') })

/** Begins anew at once, with all its attempts. */
export const retryJob = defineCall({
  name: 'operations.retryJob',
  summary: '立即重试后台任务',
  method: 'POST',
  path: '/console/operations/jobs/{id}/retry',
  access: 'operator',
  effect: 'write',
  params,
  output: job,
  errors: [errors.jobNotFound, errors.jobRunning],
})

/** It is never run again; what recurs comes back at its next time. */
export const discardJob = defineCall({
  name: 'operations.discardJob',
  summary: '放弃后台任务',
  method: 'POST',
  path: '/console/operations/jobs/{id}/discard',
  access: 'operator',
  effect: 'write',
  params,
  output: job,
  errors: [errors.jobNotFound, errors.jobRunning],
})

export const getSealStanding = defineCall({
  name: 'operations.getSealStanding',
  summary: '数据加密状况（按数据和密钥）',
  method: 'GET',
  path: '/console/operations/seals',
  access: 'operator',
  effect: 'read',
  output: sealStanding,
})

/** The person says which key is meant: during a rotation instances write with different ones. */
export const renewSealed = defineCall({
  name: 'operations.renewSealed',
  summary: '以现用密钥更换加密数据',
  method: 'POST',
  path: '/console/operations/seals/renew',
  access: 'operator',
  effect: 'write',
  body: z.object({
    suite: text('算法套件', { max: 8 }),
    keyId: text('密钥编号', { max: 16 }),
  }),
  output: sealStanding,
  errors: [errors.otherKey],
})

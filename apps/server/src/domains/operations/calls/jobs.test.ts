import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { discardJob, getWorkStanding, listJobs, retryJob } from '@lqr/contract/operations/calls.ts'
import type { JobName } from '@lqr/contract/operations/job-names.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { signInEach } from '../../../testing/sign-in-each.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'

let t: TestApp
let token: Awaited<ReturnType<typeof signInEach>>

beforeAll(async () => {
  t = await makeTestApp()
  token = await signInEach(t)
})
afterAll(() => t.close())
beforeEach(() => t.services.pool.query('delete from graphile_worker._private_jobs; delete from job_worker'))

/** A job in the queue, and what was done to it. */
async function aJob(name: JobName, change = ''): Promise<string> {
  await addJob(t.services.db, name, {})
  const { rows } = await t.services.pool.query<{ id: string }>(
    'select max(id)::text as id from graphile_worker.jobs',
  )
  const id = rows[0]?.id ?? ''
  if (change)
    await t.services.pool.query(`update graphile_worker._private_jobs set ${change} where id = ${id}`)
  return id
}

const FAILED = `attempts = max_attempts, last_error = 'invariants broken: figures differ'`
const RUNNING = `locked_by = 'somebody', locked_at = now(), attempts = 1`
const list = async (body: object = {}) => (await t.call(listJobs, { body }, { token: token.operator })).data
const standing = async () => (await t.call(getWorkStanding, {}, { token: token.admin })).data
const audited = async () =>
  (await t.services.pool.query(`select action, detail from audit_log where entity = 'job' order by id`)).rows

test('what failed stands first, with its reason; the filter shows one kind alone', async () => {
  await aJob('fold-figures')
  const running = await aJob('remind-cases', RUNNING)
  await aJob('sweep-files', `attempts = 2, last_error = 'busy', run_at = now() + interval '1 minute'`)
  const failed = await aJob('check-invariants', FAILED)
  const { list: all, total } = await list()
  expect(total).toBe(4)
  expect(all.map(({ name, state }) => [name, state])).toEqual([
    ['check-invariants', 'failed'],
    ['sweep-files', 'retrying'],
    ['remind-cases', 'running'],
    ['fold-figures', 'waiting'],
  ])
  expect(all[0]).toMatchObject({ id: failed, reason: 'invariants broken: figures differ', attempts: 25 })
  expect((await list({ state: 'running' })).list.map(({ id }) => id)).toEqual([running])
  expect((await list({ pageSize: 1, currentPageNum: 2 })).list[0]?.name).toBe('sweep-files')
  expect(await standing()).toMatchObject({ failed: 1, retrying: 1, running: 1, waiting: 1 })
})

test('a failed job is given all its attempts again, and the audit log keeps why it had failed', async () => {
  const id = await aJob('check-invariants', FAILED)
  const answer = await t.call(retryJob, { params: { id } }, { token: token.operator })
  expect(answer).toMatchObject({ status: 200, data: { id, state: 'retrying', attempts: 0 } })
  expect((await standing()).waiting).toBe(1)
  expect(await audited()).toEqual([
    {
      action: 'retry-job',
      detail: { name: 'check-invariants', reason: 'invariants broken: figures differ' },
    },
  ])
})

test('a discarded job is gone, and discarding it twice says so', async () => {
  const id = await aJob('sweep-files', FAILED)
  const discard = () => t.call(discardJob, { params: { id } }, { token: token.operator })
  expect(await discard()).toMatchObject({ status: 200, data: { id } })
  expect((await list()).total).toBe(0)
  expect(await discard()).toMatchObject({ status: 404, msg: '该任务已不存在，可能已经执行完成或被清除' })
})

test('a job that is being worked on is left alone', async () => {
  const id = await aJob('remind-cases', RUNNING)
  for (const call of [retryJob, discardJob]) {
    expect(await t.call(call, { params: { id } }, { token: token.operator })).toMatchObject({
      status: 409,
      msg: '该任务正在执行，请等它结束后再操作',
    })
  }
  expect((await list()).list[0]).toMatchObject({ id, state: 'running' })
})

test('the workers of all instances are shown, one that fell silent as such', async () => {
  await t.services.pool.query(`insert into job_worker (id, instance, seen_at, restarts, last_error) values
    ('a', 'one:1', now(), 0, null), ('b', 'two:2', now() - interval '2 minutes', 3, 'the worker ended')`)
  expect((await standing()).workers).toMatchObject([
    { instance: 'one:1', isAlive: true, restarts: 0, lastError: null },
    { instance: 'two:2', isAlive: false, restarts: 3, lastError: 'the worker ended' },
  ])
})

test('nobody but operators sees or moves jobs', async () => {
  const id = await aJob('sweep-files', FAILED)
  for (const as of [token.officer, token.government, token.enterprise, undefined]) {
    const status = as === undefined ? 401 : 403
    const given = as === undefined ? {} : { token: as }
    expect((await t.call(getWorkStanding, {}, given)).status).toBe(status)
    expect((await t.call(listJobs, { body: {} }, given)).status).toBe(status)
    expect((await t.call(retryJob, { params: { id } }, given)).status).toBe(status)
    expect((await t.call(discardJob, { params: { id } }, given)).status).toBe(status)
  }
  expect((await list()).list[0]).toMatchObject({ id, state: 'failed' })
})

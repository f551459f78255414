import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseCrontab } from 'graphile-worker'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cronLines, jobTasks } from '../job-tasks.ts'
import { makeLogger } from '../http/log.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { addJob } from './add-job.store.ts'
import type { JobTask } from './job.ts'
import { makeJobPool } from '../data/job-pool.ts'
import { superviseWorker, type Worker } from './worker.ts'

/** Released jobs are found when the worker looks again. */
const SOON = { timeout: 60_000 }
/** What a test lets lapse it makes old in the database: no pause of a busy machine lets a worker that lives count as dead. */
const TIMING = { beatMs: 50, lapseMs: 30_000, firstPauseMs: 20, longestPauseMs: 200 }

/** Settles when the job has begun, and lets the test decide how it ends. */
function heldJob() {
  const begun = Promise.withResolvers<unknown>()
  const end = Promise.withResolvers<void>()
  const task: JobTask = async (_services, payload) => {
    begun.resolve(payload)
    await end.promise
  }
  return { begun: begun.promise, end: end.resolve, task }
}

describe('the worker', () => {
  let test: TestApp
  const workers: Worker[] = []
  const pools: pg.Pool[] = []

  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await Promise.all(pools.splice(0).map((pool) => pool.end()))
    await test.services.pool.query('delete from graphile_worker._private_jobs; delete from job_worker')
  })
  afterAll(() => test.close())

  async function startWorker(task: JobTask, cron = ''): Promise<Worker> {
    const pool = makeJobPool({ url: test.databaseUrl })
    const worker = superviseWorker(test.services, makeLogger('silent'), {
      pool,
      tasks: { ...jobTasks, 'purge-expired': task },
      cron,
      timing: TIMING,
    })
    pools.push(pool)
    workers.push(worker)
    await worker.started
    return worker
  }

  const add = (payload: object) =>
    test.services.db.transaction().execute((tx) => addJob(tx, 'purge-expired', payload))
  const count = async (query: string) => (await test.services.pool.query<{ n: number }>(query)).rows[0]?.n

  it('runs a committed job once, although two instances wait for it, and a rolled-back one never', async () => {
    const ran: unknown[] = []
    const waiting = new Map<number, () => void>()
    const task: JobTask = async (_services, payload) => {
      ran.push(payload)
      waiting.get(ran.length)?.()
    }
    const afterJobs = (jobs: number) =>
      new Promise<void>((done) => {
        if (ran.length >= jobs) done()
        else waiting.set(jobs, done)
      })
    await startWorker(task)
    await startWorker(task)
    await expect(
      test.services.db.transaction().execute(async (tx) => {
        await addJob(tx, 'purge-expired', { of: 'rolled back' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await add({ of: 'committed' })
    await afterJobs(1)
    await add({ of: 'second' })
    await afterJobs(2)
    expect(ran).toEqual([{ of: 'committed' }, { of: 'second' }])
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    expect(await count('select count(*)::int n from graphile_worker.jobs')).toBe(0)
    expect(await count('select count(*)::int n from job_worker')).toBe(0)
  })

  it('knows every job of the cron lines', async () => {
    await startWorker(jobTasks['purge-expired'], cronLines)
    const scheduled = parseCrontab(cronLines).map(({ task }) => task)
    const known = async () => {
      const { rows } = await test.services.pool.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs',
      )
      return new Set(rows.map(({ identifier }) => identifier))
    }
    await expect.poll(known, SOON).toEqual(new Set(scheduled))
    expect(Object.keys(jobTasks)).toEqual(expect.arrayContaining(scheduled))
  })

  it('makes up for what is due once a day and found no worker in its minute, within the day', async () => {
    const hourAgo = new Date(Date.now() - 3_600_000)
    const daily = `${hourAgo.getUTCMinutes()} ${hourAgo.getUTCHours()} * * *`
    const lines = cronLines.split('\n').filter((line) => !/^\S+ \* /.test(line))
    expect(lines).not.toEqual([])
    const [, options = ''] = /^(?:\S+ ){6}(\S+)$/.exec(lines[0] ?? '') ?? []
    expect(lines.filter((line) => !line.endsWith(` ${options}`))).toEqual([])
    await test.services.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('purge-expired', now() - interval '1 year', now() - interval '25 hours')
       on conflict (identifier) do update set last_execution = excluded.last_execution`,
    )
    const missed = heldJob()
    missed.end()
    await startWorker(missed.task, `${daily} purge-expired ${options}`)
    expect(await missed.begun).toMatchObject({ _cron: { backfilled: true } })
  })

  it('is started again when the database went away while it marked a job, and goes on', async () => {
    const first = heldJob()
    const second = heldJob()
    const jobs = [first.task, second.task]
    const worker = await startWorker(async (services, payload) => jobs.shift()?.(services, payload))
    await add({ of: 'marked without a database' })
    await first.begun
    await test.closeDatabase()
    first.end()
    await expect.poll(() => worker.state().restarts, SOON).toBeGreaterThan(0)
    await test.openDatabase()
    await add({ of: 'afterwards' })
    await second.begun
    second.end()
    await expect.poll(() => worker.state().isAlive).toBe(true)
    expect(worker.state().lastError).toBeTruthy()
  })

  it('takes up the job of a worker that died, once, and leaves that of a living one alone', async () => {
    await test.services.pool.query(
      `insert into job_worker (id, instance, seen_at) values ('dead', 'gone:1', now() - interval '1 minute'), ('slow', 'here:2', now() + interval '1 hour')`,
    )
    for (const owner of ['dead', 'slow', 'nobody']) {
      await add({ owner })
      await test.services.pool.query(
        `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute', attempts = 1
         where payload->>'owner' = $1`,
        [owner],
      )
    }
    const ran: unknown[] = []
    await startWorker(async (_services, payload) => void ran.push(payload))
    await expect.poll(() => ran.length, SOON).toBe(2)
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    expect(ran).toEqual(expect.arrayContaining([{ owner: 'dead' }, { owner: 'nobody' }]))
    expect(await count(`select count(*)::int n from graphile_worker.jobs where locked_by = 'slow'`)).toBe(1)
  })

  it('that is killed in the middle of a job leaves it to another, and its effect is there once', async () => {
    await test.asOwner('create table effect (id int primary key)')
    await add({})
    const doomed = fork(fileURLToPath(new URL('worker-process.fixtures.ts', import.meta.url)), {
      env: {
        ...process.env,
        DATABASE_URL: test.databaseUrl,
        DATA_DIR: test.services.config.dataDir,
        DEMO: '1',
      },
    })
    await once(doomed, 'message')
    doomed.kill('SIGKILL')
    await once(doomed, 'exit')
    await test.services.pool.query(
      `with silent as (update job_worker set seen_at = now() - interval '1 minute')
       update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`,
    )
    const again = Promise.withResolvers<void>()
    await startWorker(async (services) => {
      await services.pool.query('insert into effect values (1) on conflict do nothing')
      again.resolve()
    })
    await again.promise
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    expect(await count('select count(*)::int n from effect')).toBe(1)
    expect(await count('select count(*)::int n from graphile_worker.jobs')).toBe(0)
  })

  it('that the others took for dead gives up its work and begins anew under another name', async () => {
    const worker = await startWorker(jobTasks['purge-expired'])
    const { rows } = await test.services.pool.query<{ id: string }>('delete from job_worker returning id')
    await expect.poll(() => worker.state().restarts, SOON).toBe(1)
    await expect.poll(() => count('select count(*)::int n from job_worker'), SOON).toBe(1)
    expect(await count(`select count(*)::int n from job_worker where id = '${rows[0]?.id}'`)).toBe(0)
    expect(worker.state().lastError).toBe('the lease of the worker lapsed')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cronLines, jobTasks } from '../job-tasks.ts'
import { makeLogger } from '../http/log.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { addJob } from './add-job.store.ts'
import { startWorker, type Worker } from './worker.ts'

describe('the worker', () => {
  let test: TestApp
  const ran: unknown[] = []
  const waiting = new Map<number, () => void>()
  const tasks = {
    ...jobTasks,
    'purge-expired': async (_services: unknown, payload: unknown) => {
      ran.push(payload)
      waiting.get(ran.length)?.()
    },
  }
  const workers: Worker[] = []

  beforeAll(async () => {
    test = await makeTestApp()
    for (let instance = 0; instance < 2; instance += 1) {
      workers.push(await startWorker(test.services, makeLogger('silent'), { tasks, cron: '' }))
    }
  })
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.stop()))
    await test.close()
  })

  /** Resolves when so many jobs have run in all. */
  function afterJobs(count: number): Promise<void> {
    return new Promise((done) => {
      if (ran.length >= count) done()
      else waiting.set(count, done)
    })
  }

  it('runs a committed job once, although two instances wait for it, and a rolled-back one never', async () => {
    const { db, pool } = test.services
    await expect(
      db.transaction().execute(async (tx) => {
        await addJob(tx, 'purge-expired', { of: 'rolled back' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await db.transaction().execute((tx) => addJob(tx, 'purge-expired', { of: 'committed' }))
    await afterJobs(1)
    await db.transaction().execute((tx) => addJob(tx, 'purge-expired', { of: 'second' }))
    await afterJobs(2)
    expect(ran).toEqual([{ of: 'committed' }, { of: 'second' }])
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    const { rows } = await pool.query('select count(*)::int n from graphile_worker.jobs')
    expect(rows).toEqual([{ n: 0 }])
  })

  it('knows every job of the cron lines', async () => {
    const worker = await startWorker(test.services, makeLogger('silent'), {
      tasks: jobTasks,
      cron: cronLines,
    })
    await worker.stop()
    const { rows } = await test.services.pool.query<{ identifier: string }>(
      'select identifier from graphile_worker._private_known_crontabs',
    )
    const scheduled = cronLines.split('\n').map((line) => line.split(' ').at(-1))
    expect(new Set(rows.map(({ identifier }) => identifier))).toEqual(new Set(scheduled))
    expect(Object.keys(jobTasks)).toEqual(expect.arrayContaining(scheduled))
  })
})

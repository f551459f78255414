import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePool } from '../data/pool.ts'
import { makeLogger } from '../http/log.ts'
import { jobTasks } from '../job-tasks.ts'
import { superviseWorker } from '../jobs/worker.ts'
import { makeFieldCipher } from '../security/field-cipher.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { addRenewal } from './renew-job.ts'
import { sealStanding } from './seal-standing.ts'
import { makeSealedWorld, openAll } from './sealed-world.fixtures.ts'

const [OLD, NEW] = ['1'.repeat(64), '2'.repeat(64)]
const key = (hex: string) => Buffer.from(hex, 'hex')
/** A process that is started meanwhile loads the whole product first. */
const SOON = { timeout: 100_000, interval: 100 }

const before = makeFieldCipher(key(OLD), { readKeys: [key(NEW)] })
const after = makeFieldCipher(key(NEW), { suite: 's1', readKeys: [key(OLD)] })
let t: TestApp
beforeAll(async () => {
  t = await makeTestApp({ cipher: before })
  await makeSealedWorld(t.services)
})
afterAll(() => t.close())

test('a renewal that is killed in the middle of a batch is continued by another process, and nothing is lost', async () => {
  const { services } = t
  const was = await openAll(services, before)
  // Whoever comes as far as the webhooks can hold their rows but not write them.
  const barrier = await services.pool.connect()
  await barrier.query('begin')
  await barrier.query('lock table webhook in share row exclusive mode')
  await addRenewal(services.db, after.mark)
  const doomed = fork(fileURLToPath(new URL('../jobs/worker-process.fixtures.ts', import.meta.url)), {
    env: {
      ...process.env,
      DATABASE_URL: t.databaseUrl,
      DATA_DIR: services.config.dataDir,
      DEMO: '1',
      FIELD_KEY: NEW,
      FIELD_SUITE: 's1',
      FIELD_KEYS_READ: OLD,
    },
  })
  const held = async () => {
    const { rows } = await barrier.query<{ n: number }>(
      `select count(*)::int n from pg_locks where relation = 'webhook'::regclass and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]?.n
  }
  await expect.poll(held, SOON).toBe(1)
  doomed.kill('SIGKILL')
  await once(doomed, 'exit')
  await barrier.query('rollback')
  barrier.release()

  const half = await sealStanding(services.db, after)
  expect(half.left).toBeGreaterThan(0)
  expect(half.left).toBeLessThan(half.total)
  expect((await openAll(services, before)).plain).toEqual(was.plain)

  const pool = makePool({ url: t.databaseUrl, max: 4 })
  const worker = superviseWorker({ ...services, cipher: after }, makeLogger('silent'), {
    pool,
    tasks: jobTasks,
    cron: '',
    timing: { beatMs: 50, lapseMs: 600, firstPauseMs: 20, longestPauseMs: 200 },
  })
  await expect.poll(async () => (await sealStanding(services.db, after)).left, SOON).toBe(0)
  await worker.stop()
  await pool.end()
  const now = await openAll(services, makeFieldCipher(key(NEW), { suite: 's1' }))
  expect(now.plain).toEqual(was.plain)
  expect(Object.values(now.indexes).filter(({ kept, right }) => kept !== right)).toEqual([])
})

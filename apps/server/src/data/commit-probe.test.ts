import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type CommitProbe, makeCommitProbe } from './commit-probe.store.ts'
import { type Between, standBetween } from './database-between.fixtures.ts'
import { type EmbeddedPostgres, startEphemeral } from './embedded-postgres.ts'
import { makePool } from './pool.ts'

/** A server of its own: what is set here holds for every commit of it. */
let server: EmbeddedPostgres
let administrator: pg.Client
let between: Between
let watchers: pg.Pool
let probe: CommitProbe

beforeAll(async () => {
  server = await startEphemeral()
  administrator = new pg.Client({ connectionString: server.url })
  await administrator.connect()
})
afterAll(async () => {
  await administrator.end()
  await server.stop()
})
beforeEach(async () => {
  between = await standBetween(server.url)
  watchers = makePool({ url: between.url, max: 1 })
  // A throw-away server syncs nothing by itself, and then no commit waits for anybody.
  const url = new URL(between.url)
  url.searchParams.set('options', '-c synchronous_commit=on')
  probe = makeCommitProbe(url.href, watchers)
})
afterEach(async () => {
  probe.close()
  await watchers.end()
  await between.close()
})

const set = async (setting: string) => {
  await administrator.query(`alter system ${setting}`)
  await administrator.query('select pg_reload_conf()')
}
const becomes = (state: string) =>
  vi.waitFor(async () => expect(await probe.ask()).toBe(state), { timeout: 30_000, interval: 200 })
const waitingBackends = async () =>
  (
    await administrator.query(
      `select from pg_stat_activity where application_name = 'longqirong readiness' and wait_event = 'SyncRep'`,
    )
  ).rowCount

test('tells that a commit finishes', async () => {
  expect(await probe.ask()).toBe('done')
})

test('tells that commits wait while the standby they need is away, on one connection however often it is asked', async () => {
  await becomes('done')
  await set(`set synchronous_standby_names = 'nobody'`)
  try {
    await becomes('waiting')
    for (let time = 0; time < 3; time += 1) await Promise.all([probe.ask(), probe.ask(), probe.ask()])
    expect(await waitingBackends()).toBe(1)
    // Reading goes on all the while, which is why a read tells nothing of it.
    expect((await watchers.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await set('reset synchronous_standby_names')
  }
  await becomes('done')
  expect(await waitingBackends()).toBe(0)
})

test('tells a database that only reads', async () => {
  await set(`set default_transaction_read_only = 'on'`)
  try {
    await becomes('readOnly')
  } finally {
    await set('reset default_transaction_read_only')
  }
  await becomes('done')
  expect(await probe.ask()).toBe('done')
})

test('is back with the database, and stays so, after connections were cut', async () => {
  await becomes('done')
  between.refuse()
  await becomes('away')
  between.speak()
  await becomes('done')
  for (let time = 0; time < 5; time += 1) expect(await probe.ask()).toBe('done')
})

test('is back with the database, and stays so, after a network that swallowed everything', async () => {
  await becomes('done')
  between.fallSilent()
  await becomes('away')
  between.speak()
  await becomes('done')
  for (let time = 0; time < 5; time += 1) expect(await probe.ask()).toBe('done')
})

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { CallError } from './call-error.ts'
import { type Limits, makeLimits } from './limits.ts'

const ADDRESS = '203.0.113.7'

describe('limits per address', () => {
  let test: TestApp
  let here: Limits
  let there: Limits

  beforeAll(async () => {
    test = await makeTestApp()
  })
  afterAll(() => test.close())
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:10+08:00') })
    await test.services.pool.query('delete from rate_window')
    here = makeLimits(test.services.pool)
    there = makeLimits(test.services.pool)
  })
  afterEach(async () => {
    await here.close()
    await there.close()
    vi.useRealTimers()
  })

  async function hits(limits: Limits, kind: 'login' | 'read', times: number, address = ADDRESS) {
    for (let hit = 1; hit <= times; hit += 1) await limits.hit(kind, address)
  }
  const refusal = (limits: Limits, kind: 'login' | 'read', address = ADDRESS) =>
    limits.hit(kind, address).then(
      () => undefined,
      (error: unknown) => (error instanceof CallError ? error : undefined),
    )

  it('count by the clock they are given, so that instances minutes apart share their windows', async () => {
    const moment = new Date('2026-11-20T12:00:10+08:00')
    const clocks = [makeLimits(test.services.pool, { now: () => moment }), there]
    for (const limits of clocks) await hits(limits, 'login', 60)
    vi.setSystemTime(new Date('2026-11-20T12:07:10+08:00'))
    expect((await refusal(clocks[0] ?? there, 'login'))?.def).toBe(kernelErrors.tooMany)
    await clocks[0]?.close()
  })

  it('count sign-ins exactly over all instances', async () => {
    await hits(here, 'login', 60)
    await hits(there, 'login', 60)
    for (const limits of [here, there]) {
      expect((await refusal(limits, 'login'))?.def).toBe(kernelErrors.tooMany)
    }
  })

  it('count on where instances write what the same addresses did, whichever came first', async () => {
    const { pool } = test.services
    const [one, other] = [ADDRESS, '203.0.113.8']
    for (const address of [one, other]) await hits(here, 'read', 1, address)
    await here.flush()
    const holder = await pool.connect()
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    try {
      await holder.query('begin')
      await holder.query('select hits from rate_window where key = $1 for update', [`read:${one}`])
      for (const address of [one, other]) await hits(there, 'read', 1, address)
      const writing = [there.flush()]
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
      for (const address of [other, one]) await hits(here, 'read', 1, address)
      writing.push(here.flush())
      await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2)
      await holder.query('commit')
      await Promise.all(writing)
    } finally {
      holder.release()
    }
    const { rows } = await pool.query('select hits from rate_window order by key')
    expect(rows.map(({ hits: counted }) => counted)).toEqual([3, 3])
  })

  it('let exactly the allowed sign-ins pass when all come at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) => refusal(index % 2 ? here : there, 'login')),
    )
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(120)
  })

  it('say how long to wait, and heal by themselves', async () => {
    await hits(here, 'login', 120)
    expect((await refusal(here, 'login'))?.extra.retryAfter).toBe(50)
    vi.setSystemTime(new Date('2026-11-20T12:01:00+08:00'))
    expect(await refusal(here, 'login')).toBeUndefined()
  })

  it('keep addresses and kinds of call apart', async () => {
    await hits(here, 'login', 120)
    expect(await refusal(here, 'login', '203.0.113.8')).toBeUndefined()
    expect(await refusal(here, 'read')).toBeUndefined()
  })

  it.each([
    ['all addresses of a /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
    ['two /64', '2001:db8:1:2::1', '2001:db8:1:3::1', true],
    ['IPv4, however it is written', '203.0.113.9', '::ffff:203.0.113.9', false],
    ['two IPv4 written as IPv6', '::ffff:203.0.113.10', '::ffff:203.0.113.11', true],
  ])('count %s together or apart as they belong', async (_, one, other, isApart) => {
    await hits(here, 'login', 120, one)
    expect((await refusal(here, 'login', other)) === undefined).toBe(isApart)
  })

  it('share reads in batches: what one instance counted, the other knows after its next write', async () => {
    await hits(here, 'read', 3_000)
    await here.flush()
    expect(await refusal(there, 'read')).toBeUndefined()
    await there.flush()
    expect((await refusal(there, 'read'))?.def).toBe(kernelErrors.tooMany)
  })

  it('do not carry a full window into the next one when its total comes back late', async () => {
    await hits(here, 'read', 3_000)
    const flushing = here.flush()
    vi.setSystemTime(new Date('2026-11-20T12:01:00+08:00'))
    expect(await refusal(here, 'read')).toBeUndefined()
    await flushing
    expect(await refusal(here, 'read')).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makePool } from '../data/pool.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { oldestUnsealedSeconds } from './audit-state.store.ts'
import { closeOpenIds, openIds, sealNow, tamper, writeAndUndo, writeRow } from './audit-rows.fixtures.ts'
import { rootSeal } from './root-seal.ts'
import { sealWithin } from './seal.store.ts'
import { verifyAudit } from './verify-audit.ts'

const WRITERS = 16
const ROWS_EACH = 40
const INSERT = `insert into audit_log (actor_kind, action, entity) values ('anonymous', 'act', 'thing')`

describe('sealing the audit log', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await makeTestApp({}, undefined, { DATABASE_POOL: String(WRITERS + 4) })
  })
  afterEach(() => test.close())

  const verify = () => verifyAudit(test.services.pool)
  const seal = () => sealNow(test)
  const sealRoot = () => rootSeal(test.services.cipher)
  it('holds every row of many writers once, some of whom roll back, while two sealers are at work', async () => {
    const written = new AbortController()
    const sealing = [0, 1].map(async () => {
      while (!written.signal.aborted) await seal()
    })
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let row = 0; row < ROWS_EACH; row += 1) {
        await ((writer + row) % 5 === 0 ? writeAndUndo(test) : writeRow(test))
      }
    })
    await Promise.all(writers).finally(() => written.abort())
    await Promise.all(sealing)
    await seal()
    const expected = (WRITERS * ROWS_EACH * 4) / 5
    expect(await verify()).toMatchObject({
      sound: expected,
      unsealed: 0,
      broken: undefined,
      brokenBlock: undefined,
    })
    const { rows } = await test.services.pool.query<{ blocks: number; sealed: number }>(
      'select count(*)::int blocks, sum(length(digests) / 32)::int sealed from audit_block',
    )
    expect(rows[0]).toMatchObject({ sealed: expected })
    expect(rows[0]?.blocks).toBeGreaterThan(1)
  })

  it('seals a row that is committed long after later ones were sealed', async () => {
    const slow = await test.services.pool.connect()
    await slow.query('begin')
    await slow.query(INSERT)
    for (let round = 0; round < 3; round += 1) {
      await writeRow(test)
      await seal()
    }
    expect(await verify()).toMatchObject({ sound: 3, unsealed: 0, broken: undefined })
    expect(await openIds(test)).toMatch(/^\{\[1,2\)/)
    await slow.query('commit')
    slow.release()
    expect(await verify()).toMatchObject({ sound: 3, unsealed: 1, broken: undefined })
    await seal()
    expect(await verify()).toMatchObject({ sound: 4, unsealed: 0, broken: undefined })
    expect(await openIds(test)).toBe('{}')
  })

  it('waits for a writer that has drawn an id and not yet written its row', async () => {
    const slow = await test.services.pool.connect()
    await slow.query('begin')
    await slow.query(`select pg_current_xact_id(), nextval('audit_log_id')`)
    await writeRow(test)
    await seal()
    await writeRow(test)
    await seal()
    expect(await openIds(test)).toMatch(/^\{\[1,2\)/)
    await slow.query('rollback')
    slow.release()
    await closeOpenIds(test)
  })

  it('waits for no transaction of another database of the server', async () => {
    const away = await makeTestApp()
    const slow = await away.services.pool.connect()
    await slow.query('begin')
    await slow.query('select pg_current_xact_id()')
    await writeAndUndo(test)
    await closeOpenIds(test)
    expect(await openIds(test)).toBe('{}')
    await slow.query('rollback')
    slow.release()
    await away.close()
  })

  it('gives a transaction its number before it draws an id', async () => {
    const { rows } = await test.services.pool.query<{ text: string }>(
      `select column_default text from information_schema.columns where table_name = 'audit_log' and column_name = 'id'`,
    )
    expect(rows[0]?.text).toMatch(/CASE\s+WHEN \(pg_current_xact_id\(\) IS NOT NULL\) THEN nextval/)
  })

  it('leaves nothing behind when the sealer dies in the middle, and the next one seals all', async () => {
    await writeRow(test)
    const other = makePool({ url: test.services.pool.options.connectionString ?? '', max: 1 })
    other.on('error', () => undefined)
    const dying = await other.connect()
    await dying.query('begin')
    expect(await sealWithin(dying, sealRoot())).toMatchObject({ rows: 1 })
    const { rows } = await dying.query<{ pid: number }>('select pg_backend_pid() pid')
    await test.services.pool.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    dying.release(true)
    await other.end()
    expect(await verify()).toMatchObject({ sound: 0, unsealed: 1, last: undefined })
    expect(await seal()).toEqual({ isBusy: false, rows: 1, isCut: false })
    expect(await verify()).toMatchObject({ sound: 1, unsealed: 0, broken: undefined })
  })

  it('lets one sealer work at a time', async () => {
    await writeRow(test)
    const first = await test.services.pool.connect()
    await first.query('begin')
    await sealWithin(first, sealRoot())
    expect(await seal()).toEqual({ isBusy: true, rows: 0, isCut: false })
    await first.query('commit')
    first.release()
    expect(await seal()).toEqual({ isBusy: false, rows: 0, isCut: false })
  })

  it('goes on in a restored database, whose transactions are numbered anew', async () => {
    await writeRow(test)
    await writeAndUndo(test)
    await seal()
    await tamper(test, `update audit_block set settle_xact = '123456789012'`)
    await writeRow(test)
    await seal()
    expect(await openIds(test)).toBe('{}')
    expect(await verify()).toMatchObject({ sound: 2, unsealed: 0, broken: undefined })
  })

  it('seals more rows than one block takes in several turns', async () => {
    await test.services.pool.query(`insert into audit_log (actor_kind, action, entity)
      select 'anonymous', 'act', 'thing' from generate_series(1, 20001)`)
    expect([await seal(), await seal(), await seal()].map(({ rows, isCut }) => [rows, isCut])).toEqual([
      [10_000, true],
      [10_000, true],
      [1, false],
    ])
    expect(await verify()).toMatchObject({ sound: 20_001, unsealed: 0, broken: undefined })
  })

  it('knows for how long the oldest row has waited', async () => {
    const { pool } = test.services
    expect(await oldestUnsealedSeconds(pool)).toBe(0)
    await test.asOwner(`insert into audit_log (at, actor_kind, action, entity)
      values (now() - interval '9 s', 'anonymous', 'act', 'thing')`)
    await writeRow(test)
    expect(Math.round(await oldestUnsealedSeconds(pool))).toBeGreaterThanOrEqual(9)
    await seal()
    expect(await oldestUnsealedSeconds(pool)).toBe(0)
  })
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import { sealNow, tamper, writeRow } from '../audit/audit-rows.fixtures.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { keepMonths } from './month-partitions.store.ts'
import { MONTH_TABLES } from './month-tables.ts'

describe('tables in months', () => {
  let test: TestApp
  beforeEach(async () => {
    test = await makeTestApp()
  })
  afterEach(() => test.close())

  const keep = () => keepMonths(test.services.db)
  const verify = () => verifyAudit(test.services.pool)
  const partitionsOf = async (table: string) => {
    const { rows } = await test.services.pool.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = $1::regclass order by c.relname`,
      [`public.${table}`],
    )
    return rows.map(({ name }) => name)
  }

  it('has three months ahead, made once by four instances that start together', async () => {
    await Promise.all([keep(), keep(), keep(), keep()])
    for (const { table } of MONTH_TABLES) {
      const partitions = await partitionsOf(table)
      expect(partitions.filter((name) => /_\d{4}_\d{2}$/.test(name))).toHaveLength(3)
      expect(partitions).toEqual(expect.arrayContaining([`${table}_before`, `${table}_default`]))
    }
    const before = await partitionsOf('audit_log')
    await keep()
    expect(await partitionsOf('audit_log')).toEqual(before)
  })

  it('refuses no row for want of a month, and puts it into its month when that is made', async () => {
    const { pool } = test.services
    await writeRow(test)
    await test.asOwner(`insert into audit_log (at, actor_kind, action, entity)
      values (now() + interval '2 months', 'anonymous', 'early', 'thing'),
        (now() + interval '20 months', 'anonymous', 'far', 'thing')`)
    await sealNow(test)
    const placeOf = async (action: string) => {
      const { rows } = await pool.query<{ place: string }>(
        'select tableoid::regclass::text place from audit_log where action = $1',
        [action],
      )
      return rows[0]?.place
    }
    expect(await placeOf('early')).toBe('parts.audit_log_default')
    await keep()
    expect(await placeOf('early')).toMatch(/^parts\.audit_log_\d{4}_\d{2}$/)
    expect(await placeOf('far')).toBe('parts.audit_log_default')
    expect(await verify()).toMatchObject({ sound: 3, unsealed: 0, broken: undefined })
    for (const place of ['audit_log_default', 'audit_log_before']) {
      await expect(test.asOwner(`delete from parts.${place}`)).rejects.toThrow('append-only')
    }
  })

  it('keeps one sequence of numbers over all months of a table', async () => {
    const { db } = test.services
    await keep()
    const { id: accountId } = await makeAccount(db, test.services, { sourceType: '1' })
    for (const months of [3, 0, 2]) {
      await sql`insert into message (account_id, kind, title, body, created_at)
        values (${accountId}, 'k', 't', 'b', now() + make_interval(months => ${months}))`.execute(db)
    }
    const { rows } = await sql<{ id: string }>`select id from message order by id`.execute(db)
    expect(rows.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  /** One partition of rows long past and one of the rest, as after years of running. */
  async function makeOldMonth(): Promise<void> {
    const old = `date_trunc('month', now() - interval '70 months')`
    const { rows } = await test.services.pool.query<{ from: string; end: string }>(
      `select (${old} + interval '1 month')::text as "from",
        substring(pg_get_expr(relpartbound, oid) from $$TO \\('([^']+)'\\)$$) as end
       from pg_class where oid = 'parts.audit_log_before'::regclass`,
    )
    const { from, end } = rows[0] ?? { from: '', end: '' }
    await test.asOwner(`alter table audit_log detach partition parts.audit_log_before;
      alter table audit_log attach partition parts.audit_log_before for values from ('${from}') to ('${end}');
      create table parts.audit_log_long_past partition of audit_log for values from (minvalue) to ('${from}');
      insert into audit_log (at, actor_kind, action, entity) select ${old} + make_interval(days => n), 'anonymous', 'old', 'thing'
        from generate_series(1, 4) n`)
    await writeRow(test)
    await sealNow(test)
  }

  it('drops a month past its retention, says so, and still verifies the rest', async () => {
    await makeOldMonth()
    expect(await verify()).toMatchObject({ sound: 5, archived: 0, broken: undefined })
    await keep()
    expect(await partitionsOf('audit_log')).not.toContain('audit_log_long_past')
    const { rows } = await test.services.pool.query(
      `select entity_id, detail from audit_log where action = 'drop-month'`,
    )
    expect(rows).toEqual([{ entity_id: 'audit_log_long_past', detail: { firstId: '1', lastId: '4' } }])
    expect(await verify()).toMatchObject({
      sound: 1,
      archived: 4,
      unsealed: 1,
      broken: undefined,
      brokenBlock: undefined,
    })
    await tamper(test, `update audit_log set action = 'other' where action = 'login'`)
    expect(await verify()).toMatchObject({ broken: { id: 5, why: 'changed' } })
  })

  it('excuses no single row of an old month, and no month within the retention', async () => {
    await makeOldMonth()
    await tamper(test, `delete from audit_log where id = 2`)
    expect(await verify()).toMatchObject({ sound: 4, broken: { id: 2, why: 'missing' } })
    await keep()
    await tamper(test, `delete from audit_log where action = 'login'`)
    expect(await verify()).toMatchObject({ archived: 4, broken: { id: 5, why: 'missing' } })
  })
})

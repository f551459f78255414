import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { sealRows } from '../audit/seal.store.ts'
import { verifyAudit } from '../audit/verify-audit.ts'
import { withDatabase } from '../testing/global-setup.ts'
import { migrate, migrationFiles } from './migrate.ts'
import { makePool } from './pool.ts'

const FIRST_NEW = '0078'
const FOLDER = new URL('../../../../database/migrations/', import.meta.url)

/** Rows of several years as they lay before; references are not looked at while they are put in. */
const OLD_ROWS = `set session_replication_role = replica;
  insert into application_event (application_id, action, to_status, actor_side, actor_name, at)
    select n, 'submit', 'SUBMITTED', 'enterprise', '企业', now() - make_interval(months => n) from generate_series(1, 40) n;
  insert into message (account_id, kind, title, body, created_at)
    select n, 'k', 't', 'b', now() - make_interval(months => n) from generate_series(1, 40) n;
  insert into lease_event (need_id, action, to_status, actor_side, actor_name, at)
    values (1, 'submit', 'SUBMITTED', 'enterprise', '企业', now() + interval '2 months');
  set session_replication_role = origin;
  insert into audit_log (actor_kind, action, entity, prev_hash, hash)
    select 'anonymous', 'act', 'thing', '', '' from generate_series(1, 50)`

describe('upgrading a filled database to months and blocks', () => {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const url = withDatabase(inject('databaseUrl'), name)
  let pool: pg.Pool

  beforeEach(async () => {
    const admin = new pg.Client({ connectionString: inject('databaseUrl') })
    await admin.connect()
    await admin.query(`create database ${name}`)
    await admin.end()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      'create table schema_migration (name text primary key, applied_at timestamptz not null default now())',
    )
    for (const file of (await migrationFiles()).filter((each) => each < FIRST_NEW)) {
      await client.query(await readFile(new URL(file, FOLDER), 'utf8'))
      await client.query('insert into schema_migration (name) values ($1)', [file])
    }
    await client.query(OLD_ROWS)
    await client.end()
    await migrate(url)
    pool = makePool({ url, max: 2 })
  })
  afterEach(async () => {
    await pool.end()
    const admin = new pg.Client({ connectionString: inject('databaseUrl') })
    await admin.connect()
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })

  it('keeps every row and goes on numbering', async () => {
    const { rows } =
      await pool.query(`select (select count(*)::int from case_event where kind = 'application') events,
      (select count(*)::int from message) messages, (select count(*)::int from case_event where kind = 'leaseNeed') leases,
      nextval('case_event_id')::int event, nextval('message_id')::int message`)
    expect(rows).toEqual([{ events: 40, messages: 40, leases: 1, event: 42, message: 41 }])
  })

  it('verifies the rows written by the old rule and the new', async () => {
    await pool.query(
      `insert into audit_log (actor_kind, action, entity) values ('anonymous', 'new', 'thing')`,
    )
    expect(await verifyAudit(pool)).toMatchObject({ sound: 0, unsealed: 51, broken: undefined })
    await sealRows(pool, (root) => root)
    expect(await verifyAudit(pool)).toMatchObject({ sound: 51, unsealed: 0, broken: undefined })
  })
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { writeRow } from '../audit/audit-rows.fixtures.ts'
import { TEMPLATE, withDatabase } from '../testing/global-setup.ts'
import { makeTestApp, type TestApp } from '../testing/test-app.ts'
import { PlainProblem } from '../process/plain-problem.ts'
import { makeRole, roleOf } from './application-role.store.ts'
import { prepareDatabase } from './prepare-database.ts'

describe('the role of the application', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await makeTestApp()
    await writeRow(test)
  })
  afterAll(() => test.close())

  const ask = (statement: string) => test.services.pool.query(statement)

  it('owns no table, view, sequence, function or schema of the database', async () => {
    const { rows } =
      await ask(`select c.oid::regclass::text as name from pg_class c where c.relowner = current_user::regrole
      union all select p.oid::regprocedure::text from pg_proc p where p.proowner = current_user::regrole
      union all select nspname from pg_namespace where nspowner = current_user::regrole
      union all select rolname from pg_roles where rolname = current_user and (rolsuper or rolcreaterole or rolbypassrls)`)
    expect(rows).toEqual([])
  })

  it.each([
    `update audit_log set action = 'other'`,
    'delete from audit_log',
    'truncate audit_log',
    `insert into audit_log (id, at, actor_kind, action, entity) values (1, now(), 'anonymous', 'forged', 'thing')`,
    `insert into audit_log (actor_kind, action, entity, hash) values ('anonymous', 'forged', 'thing', sha256(''))`,
    'update audit_block set seal = null',
    'delete from audit_block',
    'alter table audit_log disable trigger all',
    'drop trigger audit_log_no_change on audit_log',
    'alter table audit_log detach partition parts.audit_log_before',
    'drop table parts.audit_log_before',
    'delete from parts.audit_log_before',
    `update month_table set kept_months = 6`,
    `delete from schema_migration`,
    `select setval('audit_log_id', 1)`,
    'create table public.mine (id int)',
    `create function public.audit_append_only() returns trigger language plpgsql as 'begin return null; end'`,
    `set session_replication_role = replica`,
    `create or replace function make_next_month(parent text) returns text language sql as 'select null'`,
  ])('may not: %s', async (statement) => {
    await expect(ask(statement)).rejects.toThrow(/permission denied|must be owner/)
  })

  it('has no partition dropped before its time, and none made of another table', async () => {
    await expect(ask(`select * from drop_lapsed_month('account')`)).rejects.toThrow('account has no months')
    await expect(ask(`select make_next_month('account')`)).rejects.toThrow('account has no months')
    expect((await ask(`select * from drop_lapsed_month('audit_log')`)).rows).toEqual([])
  })
})

describe('who prepares the database', () => {
  const server = inject('databaseUrl')
  const name = 'prepared_by'
  const own = withDatabase(server, name)
  const other = new URL(own)
  other.username = 'lqr_prepared'
  other.password = 'for-this-test'
  const ask = async (url: string, ...statements: string[]) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  beforeAll(async () => {
    await makeRole(server, other.username, other.password)
    await ask(server, `create database ${name} template ${TEMPLATE}`)
  })
  afterAll(() => ask(server, `drop database ${name} with (force)`, `drop role ${other.username}`))

  const prepare = (owner: string | undefined, application: string) => prepareDatabase({ owner, application })

  it('is the owner, who lets the application in; without him it says what to do', async () => {
    await expect(prepare(undefined, other.href)).rejects.toThrow('不能读取本产品的表')
    await expect(prepare(own, own)).rejects.toThrow(PlainProblem)
    expect(await prepare(own, other.href)).toEqual({ applied: [], isOwner: false })
    expect(await prepare(undefined, other.href)).toEqual({ applied: [], isOwner: false })
    await ask(own, `delete from schema_migration where name like '0104%'`)
    await expect(prepare(undefined, other.href)).rejects.toThrow('数据库还有 1 个迁移没有执行')
    await ask(own, `insert into schema_migration (name) values ('0104_months_by_their_owner.sql')`)
  })

  it('lets the commands work that need no owner, such as making an admin', async () => {
    await prepare(own, other.href)
    const run = promisify(execFile)
    const dataDir = await mkdtemp(path.join(tmpdir(), 'lqr-command-'))
    const env = { ...process.env, DATABASE_URL: other.href, DATA_DIR: dataDir, DATABASE_OWNER_URL: undefined }
    const { stdout } = await run(process.execPath, ['tools/create-admin.ts', 'first_admin', '13900009999'], {
      env,
    })
    expect(stdout).toContain('管理员 first_admin 已创建')
    await rm(dataDir, { recursive: true })
  })

  it('is the application itself where it is the only role', async () => {
    expect(await roleOf(own)).toMatchObject({ isOwner: true })
    expect(await prepare(undefined, own)).toEqual({ applied: [], isOwner: true })
  })

  it('gives the same rights once, also to several instances that start together', async () => {
    await Promise.all(Array.from({ length: 4 }, () => prepare(own, other.href)))
    expect(await roleOf(other.href)).toEqual({ name: other.username, isOwner: false })
  })
})

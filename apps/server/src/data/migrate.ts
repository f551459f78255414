import { readdir, readFile } from 'node:fs/promises'
import { runMigrations as runJobMigrations } from 'graphile-worker'
import pg from 'pg'
import { LOCK_KEYS } from './advisory-locks.ts'
import { applyMigration, GIVING_WAY, type LockWaiting } from './apply-migration.ts'
import { MONTH_TABLES } from './month-tables.ts'

const FOLDER = new URL('../../../../database/migrations/', import.meta.url)
/** What the functions that make and drop months go by. */
const KEEP_MONTHS = `insert into month_table (name, moment, kept_months, waits_for_archive)
  select t."table", t.moment, t."keptMonths", coalesce(t."waitsForArchive", false)
  from jsonb_to_recordset($1) as t("table" text, moment text, "keptMonths" int, "waitsForArchive" boolean)
  on conflict (name) do update
    set moment = excluded.moment, kept_months = excluded.kept_months, waits_for_archive = excluded.waits_for_archive
    where (month_table.moment, month_table.kept_months, month_table.waits_for_archive)
      <> (excluded.moment, excluded.kept_months, excluded.waits_for_archive)`
const SCHEMA = new URL('../schema.sql', FOLDER)

/** The migration files in order of their four-digit number. */
export async function migrationFiles(folder: URL = FOLDER): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  const numbers = names.map((name) => name.slice(0, 4))
  const twice = numbers.find((number, index) => numbers.indexOf(number) !== index)
  if (twice) throw new Error(`two migrations carry the number ${twice}`)
  return names
}

/**
 * Brings the database to the newest version; several instances may call it at once (advisory lock).
 * Each file runs in a transaction of its own, which gives way to whoever holds its tables. Answers the names that were applied now.
 */
export async function migrate(url: string, waiting: LockWaiting = GIVING_WAY): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'longqirong-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEYS.migrations])
    await client.query(
      'create table if not exists schema_migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from schema_migration')
    const done = new Set(rows.map((row) => row.name))
    const applied: string[] = []
    for (const name of await migrationFiles()) {
      if (done.has(name)) continue
      const text = await readFile(new URL(name, FOLDER), 'utf8')
      await applyMigration(client, { name, text }, waiting)
      applied.push(name)
    }
    await runJobMigrations({ connectionString: url })
    await client.query(KEEP_MONTHS, [JSON.stringify(MONTH_TABLES)])
    return applied
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK_KEYS.migrations]).catch(() => undefined)
    await client.end()
  }
}

/** Whether every migration file has been applied: what `/readyz` asks. */
export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migration')
  const done = new Set(rows.map((row) => row.name))
  return (await migrationFiles()).filter((name) => !done.has(name))
}

/** The tables and views that the migrations make and the database lacks; a restored wreck can have run them all and lack some. */
export async function missingRelations(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass(format('public.%I', name)) is null order by name`,
    [await schemaRelations()],
  )
  return rows.map(({ name }) => name)
}

let relations: Promise<string[]> | undefined

/** The names of all tables and views, read once from the schema that `npm run db:types` writes. */
function schemaRelations(): Promise<string[]> {
  return (relations ??= readFile(SCHEMA, 'utf8').then((text) =>
    [...text.matchAll(/^create (?:unlogged )?(?:table|view) "?(\w+)"?/gm)].flatMap(([, name]) => name ?? []),
  ))
}

import type pg from 'pg'
import {
  DICTIONARY_ITEM_ROWS,
  DICTIONARY_ROWS,
  REGION_ROWS,
  SITE_ROWS,
} from '../../../../database/reference/reference-rows.ts'
import { SHIPPED_SOURCE } from '../clocks/copy.ts'
import { allExpectedHolidays } from '../clocks/expected-holidays.rules.ts'
import { shippedDays } from '../clocks/shipped-calendar.ts'
import { AGREEMENTS } from '../../../../database/reference/agreements.ts'
import { LOCK_KEYS } from './advisory-locks.ts'

/** Inserts or updates by key, in one statement a table, so that starting twice changes nothing. */
async function upsert(
  client: pg.ClientBase,
  table: string,
  key: string[],
  rows: readonly object[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const updates = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`)
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${key.join(', ')}) do update set ${updates.join(', ')}`,
    [JSON.stringify(rows)],
  )
}

/**
 * Fills in the notices that the release brings and the calendar has not: what operators entered stays. Other instances
 * see the change by the stamp.
 */
async function addNotices(client: pg.ClientBase): Promise<void> {
  const years = [...new Set(shippedDays().map(({ year }) => year))]
  const { rows } = await client.query<{ year: number }>(
    `insert into calendar_year (year, source) select unnest($1::smallint[]), $2
     on conflict (year) do nothing returning year`,
    [years, SHIPPED_SOURCE],
  )
  if (rows.length === 0) return
  const added = new Set(rows.map(({ year }) => year))
  const days = shippedDays().filter(({ year }) => added.has(year))
  await client.query(
    `update calendar set version = version + 1, stamp = gen_random_uuid(), updated_at = now()`,
  )
  await client.query(
    `insert into calendar_day (day, kind, name, source, notice_year, version)
     select d.day, d.kind, d.name, $2, d.year, calendar.version
     from jsonb_to_recordset($1) as d (day date, kind text, name text, year smallint), calendar
     on conflict (day) do nothing`,
    [JSON.stringify(days), SHIPPED_SOURCE],
  )
}

/** Brings the days off to be expected of years without a notice to the rule of the release; `is_working_day` reads them. */
async function writeExpected(client: pg.ClientBase): Promise<void> {
  await client.query(
    `with expected as (select e.day, e.year from jsonb_to_recordset($1) as e (day date, year smallint)),
       gone as (delete from expected_holiday h
         where not exists (select from expected e where e.day = h.day and e.year = h.year))
     insert into expected_holiday (day, year) select day, year from expected on conflict (day) do nothing`,
    [JSON.stringify(allExpectedHolidays())],
  )
}

/** Brings regions, sites, dictionaries, holidays and agreement versions to what the release ships. Safe to run at every start. */
export async function loadReference(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEYS.referenceRows])
    await upsert(client, 'region', ['code'], REGION_ROWS)
    await upsert(client, 'site', ['id'], SITE_ROWS)
    await upsert(client, 'dictionary', ['code'], DICTIONARY_ROWS)
    await upsert(client, 'dictionary_item', ['dict_code', 'vkey'], DICTIONARY_ITEM_ROWS)
    await upsert(client, 'agreement', ['version'], AGREEMENTS)
    await addNotices(client)
    await writeExpected(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

import { type RawBuilder, sql } from 'kysely'
import { appendAudit, type AuditEntry } from '../http/audit.store.ts'
import { holdLock } from './advisory-locks.ts'
import type { Db, Tx } from './database.ts'
import { MONTH_TABLES, type MonthTable } from './month-tables.ts'

/** Months made beyond the current one. */
const MONTHS_AHEAD = 3
/** Writers must not queue behind a change of partitions: rather it is tried again at the next run. */
const LOCK_WITHIN_MS = 2_000

interface Month {
  /** `2026_12` */
  readonly label: string
  /** Its two bounds as text with offset. */
  readonly from: string
  readonly to: string
}

/** Makes the partitions of the months ahead and drops those past their retention; safe from any number of instances. */
export async function keepMonths(db: Db, tables: readonly MonthTable[] = MONTH_TABLES): Promise<void> {
  for (const table of tables) {
    for (const month of await missingMonths(db, table)) {
      await alone(db, async (tx) => {
        const stillMissing = await missingMonths(tx, table)
        if (stillMissing.some(({ label }) => label === month.label)) await makeMonth(tx, table, month)
      })
    }
    for (const partition of await lapsedPartitions(db, table)) {
      await alone(db, async (tx) => {
        const stillThere = await lapsedPartitions(tx, table)
        if (stillThere.includes(partition)) await dropPartition(tx, table, partition)
      })
    }
  }
}

function alone(db: Db, work: (tx: Tx) => Promise<void>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdLock(tx, 'months')
    await sql`select set_config('lock_timeout', ${String(LOCK_WITHIN_MS)}, true)`.execute(tx)
    await work(tx)
  })
}

/** Partitions with an upper bound; the default one has none. */
const bounds = (table: string) => sql`
  select c.relname as name,
    substring(pg_get_expr(c.relpartbound, c.oid) from $$ TO \\('([^']+)'\\)$$)::timestamptz as upper
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = ${`public.${table}`}::regclass and pg_get_expr(c.relpartbound, c.oid) <> 'DEFAULT'`

/** The months from the end of the newest partition on, without a hole, as far ahead as they are made. */
async function missingMonths(db: Db, { table }: MonthTable): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with newest as (select max(upper) at time zone 'Asia/Shanghai' as month_end from (${bounds(table)}) b)
    select to_char(m, 'YYYY_MM') as label, (m at time zone 'Asia/Shanghai')::text as "from",
      ((m + interval '1 month') at time zone 'Asia/Shanghai')::text as "to"
    from newest, generate_series(month_end, date_trunc('month', now() at time zone 'Asia/Shanghai')
      + make_interval(months => ${MONTHS_AHEAD}), interval '1 month') m order by m`.execute(db)
  return rows
}

/** Rows of the month that had to go to the default partition are taken along. */
async function makeMonth(tx: Tx, { table, moment }: MonthTable, { label, from, to }: Month): Promise<void> {
  const parent = sql.id('public', table)
  const partition = sql.id('parts', `${table}_${label}`)
  const fallback = sql.id('parts', `${table}_default`)
  const ofMonth = sql`${sql.id(moment)} >= ${sql.lit(from)}::timestamptz and ${sql.id(moment)} < ${sql.lit(to)}::timestamptz`
  await sql`create table ${partition} (like ${parent} including all)`.execute(tx)
  await sql`lock table ${fallback} in access exclusive mode`.execute(tx)
  const columns = await columnsOf(tx, table)
  const moved =
    await sql`insert into ${partition} (${columns}) select ${columns} from ${fallback} where ${ofMonth}`.execute(
      tx,
    )
  if (moved.numAffectedRows) {
    // The audit log refuses the deletion otherwise; the rows and their digests stay what they are.
    await sql`alter table ${fallback} disable trigger user`.execute(tx)
    await sql`delete from ${fallback} where ${ofMonth}`.execute(tx)
    await sql`alter table ${fallback} enable trigger user`.execute(tx)
  }
  await sql`alter table ${parent} attach partition ${partition}
    for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(tx)
}

/** The columns of the table by name: its partitions may hold them in different orders. */
async function columnsOf(tx: Tx, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx)
  return sql.join(rows.map(({ name }) => sql.id(name)))
}

/** Partitions whose last month ended longer ago than the table keeps its rows. */
async function lapsedPartitions(db: Db, { table, keptMonths }: MonthTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from (${bounds(table)}) b
    where upper <= (date_trunc('month', now() at time zone 'Asia/Shanghai') - make_interval(months => ${keptMonths}))
      at time zone 'Asia/Shanghai' order by upper`.execute(db)
  return rows.map(({ name }) => name)
}

async function dropPartition(tx: Tx, { table }: MonthTable, name: string): Promise<void> {
  const partition = sql.id('parts', name)
  // First and last id instead of a count: reading every row would take longer than a statement may.
  const { rows } = await sql<Record<'firstId' | 'lastId', string | null>>`
    select min(id) "firstId", max(id) "lastId" from ${partition}`.execute(tx)
  await sql`alter table ${sql.id('public', table)} detach partition ${partition}`.execute(tx)
  await sql`drop table ${partition}`.execute(tx)
  const entry: AuditEntry = { action: 'drop-month', entity: table, entityId: name, detail: { ...rows[0] } }
  await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [entry])
}

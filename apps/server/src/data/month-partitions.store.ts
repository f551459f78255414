import { sql } from 'kysely'
import { appendAudit, type AuditEntry } from '../http/audit.store.ts'
import { holdLock } from './advisory-locks.ts'
import type { Db, Tx } from './database.ts'
import { MONTH_TABLES, type MonthTable } from './month-tables.ts'

/** Writers must not queue behind a change of partitions: rather it is tried again at the next run. */
const LOCK_WITHIN_MS = 2_000

/**
 * Makes the partitions of the months ahead and drops those past their retention; safe from any number of instances. The
 * functions run as the owner of the tables and decide themselves which month that is (database/migrations/0104).
 */
export async function keepMonths(db: Db): Promise<void> {
  for (const { table } of MONTH_TABLES) {
    while (await alone(db, (tx) => makeNextMonth(tx, table)));
    while (await alone(db, (tx) => dropLapsedMonth(tx, table)));
  }
}

function alone<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await holdLock(tx, 'months')
    await sql`select set_config('lock_timeout', ${String(LOCK_WITHIN_MS)}, true)`.execute(tx)
    return work(tx)
  })
}

async function makeNextMonth(tx: Tx, table: string): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select make_next_month(${table}) as name`.execute(tx)
  return rows[0]?.name !== null
}

async function dropLapsedMonth(tx: Tx, table: MonthTable['table']): Promise<boolean> {
  const { rows } = await sql<Record<'name' | 'firstId' | 'lastId', string | null>>`
    select name, first_id "firstId", last_id "lastId" from drop_lapsed_month(${table})`.execute(tx)
  const [dropped] = rows
  if (!dropped) return false
  const { name, firstId, lastId } = dropped
  const entry: AuditEntry = {
    action: 'drop-month',
    entity: table,
    entityId: name,
    detail: { firstId, lastId },
  }
  await appendAudit(tx, { actor: undefined, requestId: null, ip: null }, [entry])
  return true
}

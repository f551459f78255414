import { Gauge, type Registry } from 'prom-client'
import type { Db } from '../data/database.ts'
import { type DatabaseStanding, databaseStanding, type TableStanding } from './table-standing.store.ts'

/** Sizes and dead rows change slowly; Prometheus asks each instance more often. */
const KEPT_MS = 60_000

/** `/metrics` says how large the database is and whether vacuum keeps up (docs/operations/capacity.md). */
export function registerTableMetrics(registry: Registry, db: Db): void {
  const registers = [registry]
  let asked: Promise<DatabaseStanding | undefined> | undefined
  let askedAt = -Infinity
  // Without the database the process still tells its other figures.
  const ask = () => {
    if (asked === undefined || performance.now() - askedAt > KEPT_MS) {
      askedAt = performance.now()
      asked = databaseStanding(db).catch(() => (asked = undefined))
    }
    return asked
  }
  const gauge = (name: string, help: string, read: (standing: DatabaseStanding) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const standing = await ask()
        this.set(standing ? read(standing) : Number.NaN)
      },
    })
  const tableGauge = (name: string, help: string, read: (table: TableStanding) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['table'],
      registers,
      async collect() {
        this.reset()
        for (const table of (await ask())?.tables ?? []) this.set({ table: table.name }, read(table))
      },
    })
  gauge('database_bytes', 'Size of the database', ({ bytes }) => bytes)
  gauge(
    'database_transaction_age',
    'Transactions since everything was last frozen; at 2,000 million writing ends',
    ({ transactionAge }) => transactionAge,
  )
  gauge(
    'database_oldest_transaction_seconds',
    'Age of the oldest open transaction, behind which vacuum cannot clean',
    ({ oldestTransactionSeconds }) => oldestTransactionSeconds,
  )
  tableGauge(
    'database_table_bytes',
    'Size of the largest tables with indices, all months',
    ({ bytes }) => bytes,
  )
  tableGauge('database_table_live_rows', 'Rows of the largest tables', ({ liveRows }) => liveRows)
  tableGauge(
    'database_table_dead_rows',
    'Rows of the largest tables that vacuum has yet to give back',
    ({ deadRows }) => deadRows,
  )
}

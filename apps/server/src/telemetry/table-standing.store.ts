import { sql } from 'kysely'
import type { Db } from '../data/database.ts'

/** The tables that the metrics name: the others are too small to be in anybody's way. */
const LARGEST = 15

export interface TableStanding {
  readonly name: string
  /** With its indices and long values, over all months. */
  readonly bytes: number
  readonly liveRows: number
  /** Rows that were changed or deleted, and that no vacuum has given back yet. */
  readonly deadRows: number
}

export interface DatabaseStanding {
  readonly bytes: number
  /** Transactions since rows were last frozen everywhere; at two thousand million nothing can be written. */
  readonly transactionAge: number
  /** How long the oldest transaction of the product has been open: vacuum gives back nothing that died after its beginning. */
  readonly oldestTransactionSeconds: number
  readonly tables: readonly TableStanding[]
}

/** How large and how well kept the database is; partitions count for their table. */
export async function databaseStanding(db: Db): Promise<DatabaseStanding> {
  const { rows: tables } = await sql<TableStanding>`
    select coalesce(p.relname, s.relname) as name, sum(pg_total_relation_size(s.relid))::float8 as bytes,
      sum(s.n_live_tup)::float8 as "liveRows", sum(s.n_dead_tup)::float8 as "deadRows"
    from pg_stat_user_tables s left join pg_inherits i on i.inhrelid = s.relid left join pg_class p on p.oid = i.inhparent
    group by 1 order by 2 desc, 1 limit ${LARGEST}`.execute(db)
  const { rows } = await sql<Omit<DatabaseStanding, 'tables'>>`
    select pg_database_size(oid)::float8 as bytes, age(datfrozenxid)::float8 as "transactionAge",
      coalesce((select extract(epoch from max(now() - a.xact_start)) from pg_stat_activity a where a.datid = d.oid), 0)::float8
        as "oldestTransactionSeconds"
    from pg_database d where datname = current_database()`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database is not in its own list')
  return { ...row, tables }
}

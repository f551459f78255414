import type { openToolDatabase } from '../tool-database.ts'

type Pool = Awaited<ReturnType<typeof openToolDatabase>>['pool']

export interface TableSize {
  readonly table: string
  readonly rows: number
  /** With long values kept beside it. */
  readonly heapBytes: number
  readonly indexBytes: number
}

/** Every table of the product with its rows as counted by the last analyze; partitions count for their table. */
export async function measureTables(pool: Pool): Promise<TableSize[]> {
  const { rows } = await pool.query<TableSize>({
    text: `select coalesce(p.relname, c.relname) as "table", sum(greatest(c.reltuples, 0))::float8 as rows,
        sum(pg_table_size(c.oid))::float8 as "heapBytes", sum(pg_indexes_size(c.oid))::float8 as "indexBytes"
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
      where c.relkind = 'r' and n.nspname in ('public', 'parts', 'graphile_worker') group by 1 order by 1`,
  })
  return rows
}

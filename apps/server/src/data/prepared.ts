import type { RawBuilder } from 'kysely'
import type pg from 'pg'
import type { Db } from './database.ts'

/**
 * A statement compiled once and sent by name, so PostgreSQL parses and plans it once a connection.
 * For hot calls only: everything else goes through Kysely as usual.
 */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async (pool: pg.Pool, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows
}

/**
 * The same for a query whose text never varies, of hot calls that others make within a transaction: with the pool it goes by its name,
 * without one as usual.
 */
export async function askedByName<Row extends pg.QueryResultRow>(
  name: string,
  query: RawBuilder<Row>,
  db: Db,
  pool: pg.Pool | undefined,
): Promise<Row[]> {
  if (!pool) return (await query.execute(db)).rows
  const { sql: text, parameters } = query.compile(db)
  return (await pool.query<Row>({ name, text, values: [...parameters] })).rows
}

import { createHash } from 'node:crypto'
import type pg from 'pg'

/** A name that belongs to this text alone, whoever else names statements on the same connection. */
export function statementName(kind: string, text: string): string {
  return `${kind}-${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
}

/**
 * A statement compiled once and sent by name, so PostgreSQL parses and plans it once a connection.
 * For hot calls only: everything else goes through Kysely as usual.
 */
export function prepared<Row extends pg.QueryResultRow>(name: string, text: string) {
  return async (pool: pg.Pool, values: unknown[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows
}

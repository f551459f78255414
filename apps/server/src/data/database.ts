import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import type { DB } from '../../../../database/types.ts'
import { withHotStatements } from './hot-statements.ts'

/** The pool, or the transaction of the call that is running: stores take this and do not care which. */
export type Db = Kysely<DB>
export type Tx = Transaction<DB>

export function makeDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: withHotStatements(pool) }) })
}

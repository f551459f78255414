import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { statementName } from './prepared.ts'

/** A statement asked this often in a process is hot. */
const HOT_AFTER = 20
/** Each of them is kept by every connection of the pool, so there is an end to them. */
const MOST_HOT = 250
/** Texts whose askings are counted; a list with another number of parameters is another text. */
const MOST_COUNTED = 2_000
/** Other columns than when it was named, or parameters of another type. */
const IS_OUTDATED = /^(?:0A000|42)/

/**
 * Names for statements that are asked again and again: PostgreSQL reads and plans a named one once a connection instead of each time
 * (decision 0188).
 */
export class HotStatements {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string | undefined>()

  /** The name of a hot statement; undefined for any other. */
  nameOf(text: string): string | undefined {
    if (this.#names.has(text)) return this.#names.get(text)
    if (this.#names.size >= MOST_HOT) return undefined
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < HOT_AFTER) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = statementName('hot', text)
    this.#names.set(text, name)
    return name
  }

  /** From now on it has no name. */
  forget(text: string): void {
    this.#names.set(text, undefined)
  }
}

/** The connection as Kysely asks it, with names for what is hot. Statements without parameters are left alone: several may stand in one text. */
function named(client: pg.PoolClient, statements: HotStatements): PostgresPoolClient {
  async function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = values.length > 0 ? statements.nameOf(text) : undefined
    const asked = { text, values: [...values], ...(name === undefined ? {} : { name }) }
    try {
      return (await client.query<Row & pg.QueryResultRow>(asked)) as PostgresQueryResult<Row>
    } catch (error) {
      if (error instanceof pg.DatabaseError && IS_OUTDATED.test(error.code ?? '')) statements.forget(text)
      throw error
    }
  }
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken?: boolean) => client.release(isBroken),
  }
}

/** The pool as Kysely asks it. */
export function withHotStatements(pool: pg.Pool): PostgresPool {
  const statements = new HotStatements()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const asked = known.get(client) ?? named(client, statements)
      known.set(client, asked)
      return asked
    },
    end: () => pool.end(),
  }
}

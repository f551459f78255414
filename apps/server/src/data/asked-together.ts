import DataLoader from 'dataloader'
import { CompiledQuery, Kysely, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { compileSql } from './compile-sql.ts'
import type { Db } from './database.ts'

/** Which of the questions a row answers, counted from 0. */
interface Placed {
  readonly place: number
}

/** A statement over many questions: `asked` is the set of them, to be named with its columns, of which `place` (int) is one. */
type Together<Row> = (asked: RawBuilder<unknown>) => RawBuilder<Row & Placed>

/** As many as one statement answers without keeping the first of them waiting. */
const MOST_TOGETHER = 32

/** Invalid values, broken constraints, conflicts: nothing of the statement stands, and one of the questions was the cause. */
const REFUSED = /^(?:22|23|40)/

const isRefused = (error: unknown) => error instanceof pg.DatabaseError && REFUSED.test(error.code ?? '')

/**
 * A hot statement that is sent once for all requests that ask it at the same moment: what a statement and its commit cost is shared by them,
 * and a request that is alone waits for nobody. Nothing is kept: every question is asked after it came. When PostgreSQL refuses the
 * statement, each is asked alone, so that nobody fails for another. Within a transaction a question goes alone (decision 0152).
 */
export function askedTogether<Key extends object, Row extends object>(
  name: string,
  statement: Together<Row>,
): (key: Key, by: pg.Pool | Db) => Promise<Row[]> {
  const { sql: text, parameters } = compileSql(statement(sql`json_to_recordset($1::json)`))
  if (parameters.length > 0) throw new Error(`${name}: the questions are its one parameter`)

  const send = async (keys: readonly Key[], by: pg.Pool | Db): Promise<Row[][]> => {
    const values = [JSON.stringify(keys.map((key, place) => ({ ...key, place })))]
    const { rows } =
      by instanceof Kysely
        ? await by.executeQuery<Row & Placed>(CompiledQuery.raw(text, values))
        : await by.query<Row & Placed>({ name, text, values })
    const answers: Row[][] = keys.map(() => [])
    for (const row of rows) answers[row.place]?.push(row)
    return answers
  }
  const alone = async (key: Key, by: pg.Pool | Db): Promise<Row[]> => (await send([key], by))[0] ?? []
  const answers = async (keys: readonly Key[], pool: pg.Pool) => {
    try {
      return await send(keys, pool)
    } catch (error) {
      if (keys.length === 1 || !isRefused(error)) throw error
      const each = await Promise.allSettled(keys.map((key) => alone(key, pool)))
      return each.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error)))
    }
  }

  const loaders = new WeakMap<pg.Pool, DataLoader<Key, Row[]>>()
  const loaderOf = (pool: pg.Pool) => {
    const loader =
      loaders.get(pool) ??
      new DataLoader<Key, Row[]>((keys) => answers(keys, pool), {
        cache: false,
        maxBatchSize: MOST_TOGETHER,
        batchScheduleFn: setImmediate,
      })
    loaders.set(pool, loader)
    return loader
  }
  return (key, by) => (by instanceof Kysely ? alone(key, by) : loaderOf(by).load(key))
}

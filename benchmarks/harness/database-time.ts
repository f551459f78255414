import pg from 'pg'
import { type Db, makeDatabase } from '../../apps/server/src/data/database.ts'
import { makePool } from '../../apps/server/src/data/pool.ts'

/** A database as the stores take it. */
export interface Asked {
  readonly pool: pg.Pool
  readonly db: Db
}

/** One whose statements are timed. */
export interface TimedDatabase extends Asked {
  /** The milliseconds that all its statements have taken so far, from sending to the last row. */
  readonly spentMs: () => number
}

/** One call of a store, as the product's call makes it. */
export interface Question {
  readonly name: string
  readonly ask: (asked: Asked) => Promise<unknown>
}

export interface Spread {
  readonly p50Ms: number
  readonly p99Ms: number
}

const WARM_UP = 5
const LEAST_ROUNDS = 20

/** Opens a database for questions, with the product's own settings of a connection; more than one where a call asks several things at once. */
export function askedDatabase(url: string, connections = 1): Asked {
  const pool = makePool({ url, max: connections })
  return { pool, db: makeDatabase(pool) }
}

/** The same on one connection, with its statements timed. */
export function timedDatabase(url: string): TimedDatabase {
  const asked = askedDatabase(url)
  let spent = 0
  asked.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    Object.assign(client, {
      query(...given: unknown[]) {
        const startedAt = performance.now()
        const sent = query(...given)
        // Stores await their statements; only the pool's own call takes an answer otherwise, and no question uses it.
        if (!(sent instanceof Promise)) return sent
        return sent.finally(() => {
          spent += performance.now() - startedAt
        })
      },
    })
  })
  return { ...asked, spentMs: () => spent }
}

/** The value below which this share of the values lies (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function spreadOf(values: readonly number[]): Spread {
  return { p50Ms: percentile(values, 0.5), p99Ms: percentile(values, 0.99) }
}

export interface NamedSpread extends Spread {
  readonly name: string
}

/** How long each question took, those with the slowest p99 first. */
export function slowestFirst(
  questions: readonly Question[],
  times: ReadonlyMap<string, { readonly full: readonly number[] }>,
): NamedSpread[] {
  return questions
    .map(({ name }) => ({ name, ...spreadOf(times.get(name)?.full ?? []) }))
    .toSorted((a, b) => b.p99Ms - a.p99Ms)
}

/**
 * The milliseconds of every question in each database, from the call of the store to its answer: statements, planning and
 * the way over the socket. The databases take turns question by question, so that a noisy machine disturbs all alike.
 */
export async function timeQuestions<Name extends string, Database extends Asked>(
  questions: readonly Question[],
  databases: Readonly<Record<Name, Database>>,
  rounds: number,
  /** No further round begins after this time, as long as there have been enough of them. */
  withinMs = Number.POSITIVE_INFINITY,
  /** What is read before and after each question, where it is not the time of the whole answer. */
  clock: (database: Database) => number = () => performance.now(),
): Promise<Map<string, Record<Name, number[]>>> {
  const names = Object.keys(databases) as Name[]
  const times = new Map(
    questions.map(({ name }) => [
      name,
      Object.fromEntries(names.map((database) => [database, [] as number[]])) as Record<Name, number[]>,
    ]),
  )
  const begunAt = performance.now()
  for (let round = -WARM_UP; round < rounds; round += 1) {
    if (round >= LEAST_ROUNDS && performance.now() - begunAt > withinMs) break
    for (const { name, ask } of questions) {
      for (const database of round % 2 === 0 ? names : names.toReversed()) {
        const startedAt = clock(databases[database])
        await ask(databases[database])
        if (round >= 0) times.get(name)?.[database].push(clock(databases[database]) - startedAt)
      }
    }
  }
  return times
}

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { databaseCopy as copy } from './database-copy.ts'

/** Somebody else holds what the migration needs, or each holds what the other one needs. */
const PASSING = new Set(['55P03', '40P01'])

export interface LockWaiting {
  /** Hears a sentence before each pause. */
  readonly say: (sentence: string) => void
  readonly lockWithinMs: number
  readonly pauseMs: number
}

/**
 * Whoever asks for a table queues behind a migration that waits for it, and a backup holds every table for as long as it reads: rather
 * the migration is tried again.
 */
export const GIVING_WAY: LockWaiting = {
  say: (sentence) => process.stderr.write(`${sentence}\n`),
  lockWithinMs: 2_000,
  pauseMs: 10_000,
}

interface Migration {
  readonly name: string
  readonly text: string
}

/** Runs one file in a transaction of its own, again and again while others hold the tables it changes. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  { say, lockWithinMs, pauseMs }: LockWaiting,
): Promise<void> {
  for (;;) {
    const problem = await tryToApply(client, migration, lockWithinMs)
    if (problem === undefined) return
    const { name } = migration
    if (!PASSING.has(problem.code ?? ''))
      throw new Error(`migration ${name} failed: ${problem.message}`, { cause: problem })
    say(copy.migrationWaits(name, pauseMs / 1000))
    await pause(pauseMs)
  }
}

type Problem = Error & { readonly code?: string }

async function tryToApply(
  client: pg.Client,
  { name, text }: Migration,
  lockWithinMs: number,
): Promise<Problem | undefined> {
  try {
    await client.query('begin')
    await client.query(`select set_config('lock_timeout', $1, true)`, [String(lockWithinMs)])
    await client.query(text)
    await client.query('insert into schema_migration (name) values ($1)', [name])
    await client.query('commit')
    return undefined
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    return error as Problem
  }
}

import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * The key of every advisory lock. Instances of two releases may run side by side, so a key keeps its meaning for ever: one
 * that is no longer used stays listed as such and is not given to anything else.
 */
export const LOCK_KEYS = {
  /** Brings the database to the newest version: one instance at a time, for the length of its session. */
  migrations: 620_000_000,
  /** Seals audit rows; before the blocks, each row of the log took it. */
  auditSeal: 620_000_001,
  /** Brings the reference rows to what the release ships. */
  referenceRows: 620_000_002,
  /** Loads the demonstration data. */
  demonstration: 620_000_003,
  /** Makes and drops the partitions of months. */
  months: 620_000_004,
  /** Uploads share it from before their bytes are written until their row commits; the sweep holds it alone. */
  fileBytes: 620_000_005,
  /** Folds or rebuilds the figures; taken inside `fold_case_tally` and `rebuild_case_tally`. */
  caseTally: 620_000_006,
  /** Works the promise ledger out anew. */
  promises: 620_000_007,
  /** Changes who is an admin. */
  admins: 620_000_011,
  /** Changes the tree of organisations. */
  organisationTree: 620_000_064,
  /** Writes and drops the maps of common words. */
  searchMaps: 620_000_012,
  /** Starting a clock shares it, changing the calendar holds it alone: no clock starts by a calendar that is being replaced. */
  calendar: 620_000_077,
  /** In the database `postgres` of the embedded cluster: every user shares it, the one that shuts down holds it alone. */
  clusterUsers: 0x6c_71_72,
} as const

/** Locks of one thing among many of a kind, by the word that goes before the thing. */
const LOCK_KINDS = {
  smsNumber: 'sms',
  accountNumber: 'account-number',
  unifiedSubject: 'unified',
  sessions: 'sessions',
  dictionary: 'dictionary',
  letters: 'letters',
  loan: 'loan',
} as const

export type LockName = keyof typeof LOCK_KEYS

/** Waits for everybody who holds or shares the lock, then holds it until the transaction ends, over all instances. */
export async function holdLock(tx: Db, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEYS[name]}::bigint)`.execute(tx)
}

/** Waits for who holds the lock, then shares it until the transaction ends. */
export async function shareLock(tx: Db, name: LockName): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${LOCK_KEYS[name]}::bigint)`.execute(tx)
}

/** Holds the lock until the transaction ends if nobody else has it; answers whether it does, and never waits. */
export async function tryLock(tx: Db, name: LockName): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${LOCK_KEYS[name]}::bigint) as "isMine"`.execute(tx)
  return rows[0]?.isMine === true
}

/** Does something in a transaction that holds the lock; while somebody else has it, leaves it for another time and never waits. */
export async function whenFree(db: Db, name: LockName, act: (tx: Db) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await tryLock(tx, name)) await act(tx)
  })
}

/** Makes the transactions that concern one thing wait for one another, on every instance. */
export async function holdLockOf(tx: Db, kind: keyof typeof LOCK_KINDS, thing: string): Promise<void> {
  const key = `${LOCK_KINDS[kind]}:${thing}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import type { KeptBytes } from '../../files/read-stored.ts'

export interface CheckRun {
  readonly id: string
  readonly lastKey: string
}

/** What one step of a check found. */
export interface CheckFindings {
  files: number
  bytes: number
  copied: number
  restored: number
  sealed: number
  faults: number
}

/** A run that nobody took a step of for so long goes on where it stopped. */
const STALE = sql<string>`now() - interval '10 minutes'`

/** A new run, or one that was left lying, for this transaction alone; undefined while another is under way. */
export async function openRun(tx: Db): Promise<CheckRun | undefined> {
  const fresh = await tx
    .insertInto('file_check')
    .defaultValues()
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'last_key as lastKey'])
    .executeTakeFirst()
  if (fresh) return fresh
  return tx
    .selectFrom('file_check')
    .select(['id', 'last_key as lastKey'])
    .where('finished_at', 'is', null)
    .where('touched_at', '<', STALE)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** The run at exactly this step, for this transaction alone: a step that was taken already is not taken twice. */
export function holdRun(tx: Db, { id, lastKey }: CheckRun): Promise<CheckRun | undefined> {
  return tx
    .selectFrom('file_check')
    .select(['id', 'last_key as lastKey'])
    .where('id', '=', id)
    .where('last_key', '=', lastKey)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Adds what a step found. Answers the moment of the database, from which the next step is counted. */
export async function saveStep(tx: Db, { id, lastKey }: CheckRun, found: CheckFindings): Promise<Date> {
  const { now } = await tx
    .updateTable('file_check')
    .set((eb) => ({
      last_key: lastKey,
      touched_at: sql<string>`now()`,
      files: eb('files', '+', found.files),
      bytes: sql<string>`bytes + ${found.bytes}`,
      copied: eb('copied', '+', found.copied),
      restored: eb('restored', '+', found.restored),
      sealed: eb('sealed', '+', found.sealed),
      faults: eb('faults', '+', found.faults),
    }))
    .where('id', '=', id)
    .returning(sql<string>`clock_timestamp()`.as('now'))
    .executeTakeFirstOrThrow()
  return new Date(now)
}

export async function finishRun(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('file_check')
    .set({ finished_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Bytes that files need, in the order of their keys, each once. */
export function listKept(db: Db, after: string, limit: number): Promise<KeptBytes[]> {
  return keptBytes(db).where('storage_key', '>', after).orderBy('storage_key').limit(limit).execute()
}

/** The bytes under a key; undefined when no file needs them. */
export function findKept(db: Db, storageKey: string): Promise<KeptBytes | undefined> {
  return keptBytes(db).where('storage_key', '=', storageKey).limit(1).executeTakeFirst()
}

function keptBytes(db: Db) {
  return db
    .selectFrom('file')
    .distinctOn('storage_key')
    .select(['storage_key as storageKey', 'stored_size as storedSize'])
    .where('deleted_at', 'is', null)
}

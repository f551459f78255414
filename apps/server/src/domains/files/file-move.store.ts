import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'

export interface MoveRun {
  readonly id: string
  readonly round: number
  readonly lastKey: string
}

/** What one step of a move found. */
export interface MoveFindings {
  files: number
  bytes: number
  carried: number
  failed: number
}

const run = ['id', 'round', 'last_key as lastKey'] as const

/** The move to this place that is under way, or a new one; one to another place ends where it is. */
export async function openMove(tx: Db, target: string): Promise<MoveRun> {
  await tx
    .updateTable('file_move')
    .set({ finished_at: sql<string>`now()` })
    .where('finished_at', 'is', null)
    .where('target', '<>', target)
    .execute()
  await tx
    .insertInto('file_move')
    .values({ target })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.selectFrom('file_move').select(run).where('finished_at', 'is', null).executeTakeFirstOrThrow()
}

/** The move at exactly this step, for this transaction alone: a step that was taken already is not taken twice. */
export function holdMove(
  tx: Db,
  { id, round, lastKey }: MoveRun,
): Promise<(MoveRun & { target: string; carriedInRound: number }) | undefined> {
  return tx
    .selectFrom('file_move')
    .select([...run, 'target', 'carried_in_round as carriedInRound'])
    .where('id', '=', id)
    .where('round', '=', round)
    .where('last_key', '=', lastKey)
    .where('finished_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

export async function saveMoveStep(tx: Db, { id, lastKey }: MoveRun, found: MoveFindings): Promise<void> {
  await tx
    .updateTable('file_move')
    .set((eb) => ({
      last_key: lastKey,
      touched_at: sql<string>`now()`,
      files: eb('files', '+', found.files),
      bytes: sql<string>`bytes + ${found.bytes}`,
      failed: eb('failed', '+', found.failed),
      carried: eb('carried', '+', found.carried),
      carried_in_round: eb('carried_in_round', '+', found.carried),
    }))
    .where('id', '=', id)
    .execute()
}

/** Over all files once more. */
export async function beginRound(tx: Db, { id, round }: MoveRun): Promise<void> {
  await tx
    .updateTable('file_move')
    .set({
      round,
      last_key: '',
      touched_at: sql<string>`now()`,
      files: 0,
      bytes: 0,
      failed: 0,
      carried_in_round: 0,
    })
    .where('id', '=', id)
    .execute()
}

export async function finishMove(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('file_move')
    .set({ finished_at: sql<string>`now()`, touched_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute()
}

export interface MoveStanding extends MoveRun {
  readonly target: string
  readonly startedAt: string
  readonly finishedAt: string | null
  readonly files: number
  readonly bytes: number
  readonly carried: number
  readonly failed: number
}

/** How the last move stands; null when there was none. */
export async function findLastMove(db: Db): Promise<MoveStanding | null> {
  const row = await db
    .selectFrom('file_move')
    .select([...run, 'target', 'files', 'bytes', 'carried', 'failed'])
    .select(['started_at as startedAt', 'finished_at as finishedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { ...row, bytes: Number(row.bytes) } : null
}

/** How many keys files need: the length of a round. */
export async function countKept(db: Db): Promise<number> {
  const { keys } = await db
    .selectFrom('file')
    .select(({ fn }) => fn.count<string>('storage_key').distinct().as('keys'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(keys)
}

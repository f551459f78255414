import { sql } from 'kysely'
import type { FaultFinder, FaultKind, FaultOutcome, FaultPlace } from '@lqr/contract/files/faults.ts'
import type { Db } from '../data/database.ts'

export interface FileFault {
  readonly storageKey: string
  readonly place: FaultPlace
  readonly kind: FaultKind
  readonly foundBy: FaultFinder
}

/** Opens a fault unless one is open for these bytes in this place. */
export async function openFault(db: Db, { storageKey, place, kind, foundBy }: FileFault): Promise<void> {
  await db
    .insertInto('file_fault')
    .values({ storage_key: storageKey, place, kind, found_by: foundBy })
    .onConflict((conflict) =>
      conflict.columns(['storage_key', 'place']).where('ended_at', 'is', null).doNothing(),
    )
    .execute()
}

/** Ends the fault of these bytes in this place, if there is one. */
export async function endFault(
  db: Db,
  storageKey: string,
  place: FaultPlace,
  outcome: FaultOutcome,
): Promise<void> {
  await db
    .updateTable('file_fault')
    .set({ outcome, ended_at: sql<string>`now()` })
    .where('storage_key', '=', storageKey)
    .where('place', '=', place)
    .where('ended_at', 'is', null)
    .execute()
}

/** Ends the faults of bytes that no file needs any more. */
export async function dropFaults(db: Db): Promise<void> {
  const outcome: FaultOutcome = 'dropped'
  await db
    .updateTable('file_fault')
    .set({ outcome, ended_at: sql<string>`now()` })
    .where('ended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('file')
            .select('file.id')
            .whereRef('file.storage_key', '=', 'file_fault.storage_key')
            .where('file.deleted_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** How many faults are open in each place. */
export async function countOpenFaults(db: Db): Promise<Record<FaultPlace, number>> {
  const rows = await db
    .selectFrom('file_fault')
    .select(({ fn }) => ['place', fn.countAll<string>().as('faults')])
    .where('ended_at', 'is', null)
    .groupBy('place')
    .execute()
  const open = { first: 0, second: 0 }
  for (const { place, faults } of rows) open[place] = Number(faults)
  return open
}

/** Seconds since a check of all files was last finished, or since the database was made while none was. */
export async function secondsSinceCheck(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`select extract(epoch from now() - coalesce(
      (select max(finished_at) from file_check), (select min(applied_at) from schema_migration)))::float8 as seconds`.execute(
    db,
  )
  return rows[0]?.seconds ?? Number.NaN
}

import type { FaultFinder, FaultKind, FaultPlace } from '@lqr/contract/files/faults.ts'
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

import { enterpriseKeys, type RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { sql } from 'kysely'
import type { Db } from '../../data/database.ts'
import { entryValues, NEXT_VERSION, type RosterPlace } from './entry-values.store.ts'

const CORRECTED = sql<RosterEntryToImport | null>`corrected`.as('corrected')

/** Which entries of a roster take nothing away from the one that is changed. */
export interface Beside {
  /** The entry that is changed itself. */
  readonly except?: string
  /** Whether what is about to go still keeps its place. */
  readonly withLeaving?: boolean
}

/**
 * The names and codes that are taken on a roster, those of corrections under way among them. The roster is held by the caller, so that
 * nobody takes one in between.
 */
export async function takenKeys(
  tx: Db,
  rosterId: string,
  { except, withLeaving = true }: Beside = {},
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .select(['id', 'enterprise_name as enterpriseName', 'credit_code as creditCode', 'change', CORRECTED])
    .execute()
  const counted = rows.filter(({ id, change }) => id !== except && (withLeaving || change !== 'REMOVE'))
  return new Set(
    counted.flatMap((entry) => [
      ...enterpriseKeys(entry),
      ...(entry.corrected ? enterpriseKeys(entry.corrected) : []),
    ]),
  )
}

/** An entry that can be corrected, with what is about to be corrected of it, and whether the public reads it; undefined when it does not stand there or is about to go. */
export async function findCorrectable(tx: Db, { rosterId, isLive }: RosterPlace, id: string) {
  const before = await tx
    .selectFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .where('id', '=', id)
    .where(sql<boolean>`change is distinct from 'REMOVE'`)
    .select([
      'id',
      'enterprise_name as enterpriseName',
      'credit_code as creditCode',
      'area_code as areaCode',
      'note',
      'change',
      'version',
      CORRECTED,
    ])
    .executeTakeFirst()
  return before && { ...before, isPublic: isLive && before.change !== 'ADD' }
}

/** Whether an entry stands as it shall already, whatever is about to be corrected of it. */
export function standsAs(before: RosterEntryToImport, entry: RosterEntryToImport): boolean {
  return (['enterpriseName', 'creditCode', 'areaCode', 'note'] as const).every(
    (field) => before[field] === entry[field],
  )
}

/**
 * Corrects an enterprise: at once where the public does not read it yet, otherwise aside until the change is approved. Back to what
 * the public reads takes the correction away.
 */
export async function correctEntry(
  tx: Db,
  rosterId: string,
  { id, isPublic, ...before }: RosterEntryToImport & { id: string; isPublic: boolean },
  entry: RosterEntryToImport,
): Promise<void> {
  const aside = standsAs(before, entry)
    ? { change: null, corrected: null }
    : { change: 'CORRECT' as const, corrected: JSON.stringify(entry) }
  await tx
    .updateTable('roster_entry')
    .set({ ...(isPublic ? aside : entryValues(rosterId, entry)), version: NEXT_VERSION })
    .where('id', '=', id)
    .execute()
}

/** Makes the corrections of a roster public. */
export async function applyCorrections(tx: Db, rosterId: string): Promise<void> {
  const rows = await tx
    .selectFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .where('change', '=', 'CORRECT')
    .select(['id', CORRECTED])
    .execute()
  for (const { id, corrected } of rows) {
    if (!corrected) continue
    await tx
      .updateTable('roster_entry')
      .set({ ...entryValues(rosterId, corrected), change: null, corrected: null, version: NEXT_VERSION })
      .where('id', '=', id)
      .execute()
  }
}

import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { type RawBuilder, sql } from 'kysely'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { entryValues, NEXT_VERSION, type RosterPlace } from './entry-values.store.ts'

/**
 * Takes the entries of a roster off that meet the condition, and keeps those that stood there, so that they can be restored; answers
 * their names.
 */
export async function takeOff(tx: Db, rosterId: string, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ enterpriseName: string }>`with gone as (
      delete from roster_entry where roster_id = ${rosterId} and ${which}
      returning id, roster_id, enterprise_name, credit_code, area_code, note, change),
    kept as (insert into roster_entry_removed (entry_id, roster_id, enterprise_name, credit_code, area_code, note)
      select id, roster_id, enterprise_name, credit_code, area_code, note from gone where change is distinct from 'ADD'
      on conflict (entry_id) do update set enterprise_name = excluded.enterprise_name, credit_code = excluded.credit_code,
        area_code = excluded.area_code, note = excluded.note, removed_at = now())
    select enterprise_name "enterpriseName" from gone`.execute(tx)
  return rows.map(({ enterpriseName }) => enterpriseName)
}

/** The entries of a roster that were taken off and do not stand there again. */
function removedEntries(db: Db, rosterId: string) {
  return db
    .selectFrom('roster_entry_removed')
    .leftJoin('region', 'region.code', 'roster_entry_removed.area_code')
    .where('roster_entry_removed.roster_id', '=', rosterId)
    .where(sql<boolean>`not exists (select from roster_entry e where e.id = roster_entry_removed.entry_id)`)
}

/** One page of what was taken off a roster, the latest first. */
export function findRemovedEntries(db: Db, { rosterId, ...page }: { rosterId: string } & PageRequest) {
  return pageOf(
    db,
    removedEntries(db, rosterId)
      .orderBy('roster_entry_removed.removed_at', 'desc')
      .orderBy('roster_entry_removed.entry_id', 'desc')
      .select([
        'roster_entry_removed.entry_id as id',
        'roster_entry_removed.enterprise_name as enterpriseName',
        'roster_entry_removed.credit_code as creditCode',
        'region.name as areaName',
        'roster_entry_removed.note',
        'roster_entry_removed.removed_at as removedAt',
      ]),
    page,
  )
}

interface Restorable extends RosterEntryToImport {
  /** Whether it has been taken off already, or still stands with a change that can be taken back. */
  readonly isGone: boolean
}

/** An entry that can be restored, as it stood; undefined for one that nothing is done to. */
export async function findRestorable(db: Db, rosterId: string, id: string): Promise<Restorable | undefined> {
  const standing = await db
    .selectFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .where('id', '=', id)
    .where('change', 'in', ['REMOVE', 'CORRECT'])
    .select([
      'enterprise_name as enterpriseName',
      'credit_code as creditCode',
      'area_code as areaCode',
      'note',
    ])
    .executeTakeFirst()
  if (standing) return { ...standing, isGone: false }
  const gone = await removedEntries(db, rosterId)
    .where('roster_entry_removed.entry_id', '=', id)
    .select([
      'roster_entry_removed.enterprise_name as enterpriseName',
      'roster_entry_removed.credit_code as creditCode',
      'roster_entry_removed.area_code as areaCode',
      'roster_entry_removed.note',
    ])
    .executeTakeFirst()
  return gone && { ...gone, isGone: true }
}

/** Takes back what a change does to an entry, or puts it on its roster again under its own number: there after the next approval. */
export async function restoreEntry(
  tx: Db,
  { rosterId, isLive }: RosterPlace,
  id: string,
  { isGone, ...entry }: Restorable,
): Promise<void> {
  if (!isGone) {
    const asItWas = { change: null, corrected: null, version: NEXT_VERSION }
    await tx.updateTable('roster_entry').set(asItWas).where('id', '=', id).execute()
    return
  }
  const values = entryValues(rosterId, entry)
  await sql`insert into roster_entry (id, roster_id, enterprise_name, credit_code, area_code, note, search_text, search_words, change)
    overriding system value values (${id}, ${rosterId}, ${values.enterprise_name}, ${values.credit_code}, ${values.area_code},
      ${values.note}, ${values.search_text}, ${values.search_words}::text[], ${isLive ? 'ADD' : null})`.execute(
    tx,
  )
}

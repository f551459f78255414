import type { RosterEntryRecord } from '@lqr/contract/rosters/entities.ts'
import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { applyCorrections } from './corrected-entries.store.ts'
import { entryValues, NEXT_VERSION, type RosterPlace } from './entry-values.store.ts'
import { takeOff } from './removed-entries.store.ts'
import type { RosterReach } from './rosters.access.ts'
import { entriesOf, entryColumns } from './rosters.store.ts'

type EntryChange = CodeOf<'roster_entry.change'>

/** What a change does to an entry; who reads what is public learns nothing of the work on it. */
function changeColumns(publishedOnly: boolean) {
  const change = sql<EntryChange | null>`case when not ${publishedOnly}::boolean then roster_entry.change end`
  const corrected = sql<
    RosterEntryRecord['corrected']
  >`case when not ${publishedOnly}::boolean then roster_entry.corrected
    || jsonb_build_object('areaName', (select name from region where code = roster_entry.corrected ->> 'areaCode')) end`
  return [change.as('change'), corrected.as('corrected')] as const
}

/** One page of the enterprises of a roster that are in reach, with their whole codes. */
export function findEntryRecords(
  db: Db,
  { entryAreas, publishedOnly }: RosterReach,
  { rosterId, keyword, ...page }: { rosterId: string; keyword?: string | undefined } & PageRequest,
) {
  const query = entriesOf(db, { rosterId, keyword, areas: entryAreas, withChanges: !publishedOnly })
  return pageOf(
    db,
    query
      .orderBy(sql`roster_entry.change is null`)
      .orderBy('roster_entry.id')
      .select([
        ...entryColumns,
        'roster_entry.area_code as areaCode',
        'roster_entry.version',
        ...changeColumns(publishedOnly),
      ]),
    page,
  )
}

/**
 * Adds an enterprise to a roster; false when it stands there already, by name or by code. On a roster that was published it
 * stands aside until the change is approved.
 */
export async function insertEntry(
  tx: Db,
  { rosterId, isLive }: RosterPlace,
  entry: RosterEntryToImport,
): Promise<boolean> {
  const row = await tx
    .insertInto('roster_entry')
    .values({ ...entryValues(rosterId, entry), change: isLive ? 'ADD' : null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes an enterprise off a roster, on one that was published once the change is approved; answers its name, or undefined
 * when it does not stand there or is about to go.
 */
export async function deleteEntry(
  tx: Db,
  { rosterId, isLive }: RosterPlace,
  id: string,
): Promise<string | undefined> {
  if (isLive) {
    const marked = await tx
      .updateTable('roster_entry')
      .set({ change: 'REMOVE', corrected: null, version: NEXT_VERSION })
      .where('roster_id', '=', rosterId)
      .where('id', '=', id)
      .where(sql<boolean>`change is distinct from 'REMOVE' and change is distinct from 'ADD'`)
      .returning('enterprise_name')
      .executeTakeFirst()
    if (marked) return marked.enterprise_name
  }
  const [name] = await takeOff(tx, rosterId, sql`id = ${id} and change is distinct from 'REMOVE'`)
  return name
}

/** Makes the changes of a roster public. */
export async function approveEntries(tx: Db, rosterId: string): Promise<void> {
  await takeOff(tx, rosterId, sql`change = 'REMOVE'`)
  await applyCorrections(tx, rosterId)
  await forgetChanges(tx, rosterId)
}

/** Throws the changes of a roster away. */
export async function discardEntries(tx: Db, rosterId: string): Promise<void> {
  await tx.deleteFrom('roster_entry').where('roster_id', '=', rosterId).where('change', '=', 'ADD').execute()
  await forgetChanges(tx, rosterId)
}

/** Deletes every entry of a roster, those that were taken off too: the roster goes as well. */
export async function deleteEntries(tx: Db, rosterId: string): Promise<void> {
  await tx.deleteFrom('roster_entry').where('roster_id', '=', rosterId).execute()
  await tx.deleteFrom('roster_entry_removed').where('roster_id', '=', rosterId).execute()
}

/** What stands now stands for good. */
async function forgetChanges(tx: Db, rosterId: string): Promise<void> {
  await tx
    .updateTable('roster_entry')
    .set({ change: null, corrected: null, version: NEXT_VERSION })
    .where('roster_id', '=', rosterId)
    .where('change', 'is not', null)
    .execute()
}

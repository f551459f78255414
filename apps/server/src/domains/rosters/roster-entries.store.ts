import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { sql } from 'kysely'
import type { CodeOf } from '../../../../../database/coded-columns.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import type { RosterReach } from './rosters.access.ts'
import { entriesOf, entryColumns } from './rosters.store.ts'

type EntryChange = CodeOf<'roster_entry.change'>

const CHANGE = sql<EntryChange | null>`roster_entry.change`.as('change')
/** Who reads what is public learns nothing of the work on it. */
const NO_CHANGE = sql<EntryChange | null>`null`.as('change')

/** The columns of an entry with the words it is found by: its name alone, never a part of its code. */
export function entryValues(rosterId: string, entry: RosterEntryToImport) {
  return {
    roster_id: rosterId,
    enterprise_name: entry.enterpriseName,
    credit_code: entry.creditCode,
    area_code: entry.areaCode,
    note: entry.note,
    ...searchColumns(entry.enterpriseName),
  }
}

/** One page of the enterprises of a roster that are in reach, with their whole codes. */
export function findEntryRecords(
  db: Db,
  { entryAreas, publishedOnly }: RosterReach,
  { rosterId, keyword, ...page }: { rosterId: string; keyword?: string | undefined } & PageRequest,
) {
  const query = entriesOf(db, { rosterId, keyword, areas: entryAreas, withChanges: !publishedOnly })
  const change = publishedOnly ? NO_CHANGE : CHANGE
  return pageOf(
    db,
    query
      .orderBy(sql`roster_entry.change is null`)
      .orderBy('roster_entry.id')
      .select([...entryColumns, 'roster_entry.area_code as areaCode', change]),
    page,
  )
}

/**
 * Adds an enterprise to a roster; false when it stands there already, by name or by code. On a roster that was published it
 * stands aside until the change is approved.
 */
export async function insertEntry(
  tx: Db,
  { rosterId, isLive }: { rosterId: string; isLive: boolean },
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
  { rosterId, isLive }: { rosterId: string; isLive: boolean },
  id: string,
): Promise<string | undefined> {
  if (isLive) {
    const marked = await tx
      .updateTable('roster_entry')
      .set({ change: 'REMOVE' })
      .where('roster_id', '=', rosterId)
      .where('id', '=', id)
      .where('change', 'is', null)
      .returning('enterprise_name')
      .executeTakeFirst()
    if (marked) return marked.enterprise_name
  }
  const row = await tx
    .deleteFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .where('id', '=', id)
    .where(sql<boolean>`change is distinct from 'REMOVE'`)
    .returning('enterprise_name')
    .executeTakeFirst()
  return row?.enterprise_name
}

/** Makes the changes of a roster public. */
export async function approveEntries(tx: Db, rosterId: string): Promise<void> {
  await settleEntries(tx, rosterId, 'REMOVE')
}

/** Throws the changes of a roster away. */
export async function discardEntries(tx: Db, rosterId: string): Promise<void> {
  await settleEntries(tx, rosterId, 'ADD')
}

/** Lets go the entries that a change adds or removes; those that it treats the other way round stay for good. */
async function settleEntries(tx: Db, rosterId: string, gone: EntryChange): Promise<void> {
  const changed = tx.deleteFrom('roster_entry').where('roster_id', '=', rosterId)
  await changed.where('change', '=', gone).execute()
  await tx
    .updateTable('roster_entry')
    .set({ change: null })
    .where('roster_id', '=', rosterId)
    .where('change', 'is not', null)
    .execute()
}

import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { type PageRequest, pageOf } from '../../data/paging.ts'
import type { Db } from '../../data/database.ts'
import { searchColumns } from '../../data/search-text.ts'
import type { RosterReach } from './rosters.access.ts'
import { entriesOf, entryColumns } from './rosters.store.ts'

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
  { entryAreas }: RosterReach,
  { rosterId, keyword, ...page }: { rosterId: string; keyword?: string | undefined } & PageRequest,
) {
  const query = entriesOf(db, { rosterId, keyword, areas: entryAreas })
  return pageOf(db, query.select([...entryColumns, 'roster_entry.area_code as areaCode']), page)
}

/** Adds an enterprise to a roster; false when it stands there already, by name or by code. */
export async function insertEntry(tx: Db, rosterId: string, entry: RosterEntryToImport): Promise<boolean> {
  const row = await tx
    .insertInto('roster_entry')
    .values(entryValues(rosterId, entry))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes an enterprise off a roster; answers its name, or undefined when it does not stand there. */
export async function deleteEntry(tx: Db, rosterId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('roster_entry')
    .where('roster_id', '=', rosterId)
    .where('id', '=', id)
    .returning('enterprise_name')
    .executeTakeFirst()
  return row?.enterprise_name
}

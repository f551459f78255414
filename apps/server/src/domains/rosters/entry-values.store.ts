import type { RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { sql } from 'kysely'
import { searchColumns } from '../../data/search-text.ts'

/** A roster whose entries change; what was published once is changed aside until somebody approves it. */
export interface RosterPlace {
  readonly rosterId: string
  readonly isLive: boolean
}

/** With every change of an entry, so that what was typed for it as it was seen before is told. */
export const NEXT_VERSION = sql<number>`version + 1`

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

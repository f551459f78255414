import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import type { RosterForm } from '@lqr/contract/rosters/entities.ts'
import { enterpriseKeys, type RosterEntryToImport } from '@lqr/contract/rosters/roster-csv.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { rosterPublication } from '@lqr/contract/rosters/record-calls.ts'
import { CallError } from '../../http/call-error.ts'
import type { Db } from '../../data/database.ts'
import { bindPublication, requireRecordFor } from '../../publishing/bind-publication.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { lockRecord } from '../../publishing/publication.store.ts'
import { requireRecord } from '../../publishing/require-record.ts'
import { requireArea } from '../reference/index.ts'
import { type Beside, takenKeys } from './corrected-entries.store.ts'
import { approveEntries, deleteEntries, discardEntries } from './roster-entries.store.ts'
import { rosterColumns, type RosterRow, rosterRecords } from './roster-records.store.ts'

/** Rosters as operators maintain and governments read them. */
export const rosters = {
  declared: rosterPublication,
  columns: rosterColumns,
  records: rosterRecords,
  filters: { kind: 'kind' },
  check: ({ areaCode }: RosterForm) => requireArea(areaCode),
  publishable: ({ status, changeStatus, entries, entriesAdded, entriesRemoved }: RosterRow) => {
    const isAsItWas = wasPublished(status) && changeStatus === null
    const left = isAsItWas ? entries : entries + entriesAdded - entriesRemoved
    if (left === 0) throw new CallError(zonesErrors.emptyRoster)
  },
  beside: { approve: approveEntries, discard: discardEntries },
  deleteBeside: deleteEntries,
}

export const rosterRecordCalls = bindPublication(rosters)

/** A roster as the viewer maintains or reads it; throws rosterNotFound for one that is not there or out of reach. */
export function requireRoster(db: Db, id: string, viewer: Viewer) {
  return requireRecordFor(rosters, db, id, viewer)
}

/** Where a roster stands whose enterprises are about to change, held until they have; throws rosterNotFound. */
export async function requireHeldRoster(db: Db, id: string, viewer: Viewer) {
  await requireRoster(db, id, viewer)
  return requireRecord(lockRecord(db, 'roster', id), zonesErrors.rosterNotFound)
}

/** Refuses an enterprise that stands on a held roster already, by name or by code; throws rosterEntryTaken. */
export async function requireUntaken(
  db: Db,
  rosterId: string,
  entry: RosterEntryToImport,
  beside: Beside,
): Promise<void> {
  const taken = await takenKeys(db, rosterId, beside)
  if (enterpriseKeys(entry).some((key) => taken.has(key))) throw new CallError(zonesErrors.rosterEntryTaken)
}

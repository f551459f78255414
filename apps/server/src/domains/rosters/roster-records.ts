import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import type { RosterForm } from '@lqr/contract/rosters/entities.ts'
import { rosterPublication } from '@lqr/contract/rosters/record-calls.ts'
import { CallError } from '../../http/call-error.ts'
import type { Db } from '../../data/database.ts'
import { bindPublication, requireRecordFor } from '../../publishing/bind-publication.ts'
import type { Viewer } from '../../publishing/publication.ts'
import { requireArea } from '../reference/index.ts'
import { rosterColumns, type RosterRow, rosterRecords } from './roster-records.store.ts'
import { rosterCan } from './rosters.access.ts'

const rosters = {
  declared: rosterPublication,
  columns: rosterColumns,
  records: rosterRecords,
  shown: (roster: RosterRow, { actor }: Viewer) => ({ ...roster, can: rosterCan(actor) }),
  filters: { kind: 'kind' },
  check: ({ areaCode }: RosterForm) => requireArea(areaCode),
  publishable: ({ entries }: RosterRow) => {
    if (entries === 0) throw new CallError(zonesErrors.emptyRoster)
  },
}

export const rosterRecordCalls = bindPublication(rosters)

/** A roster as the viewer maintains or reads it; throws rosterNotFound for one that is not there or out of reach. */
export function requireRoster(db: Db, id: string, viewer: Viewer) {
  return requireRecordFor(rosters, db, id, viewer)
}

import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { deleteRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { touchRecord } from '../../../publishing/publication.store.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { deleteEntry } from '../roster-entries.store.ts'
import { requireRoster } from '../roster-records.ts'

export const deleteRosterEntryCall = bindCall(
  deleteRosterEntry,
  async ({ actor, db, params, now, audit }) => {
    const { id, entryId } = params
    await requireRoster(db, id, { actor, now })
    const enterpriseName = await requireRecord(deleteEntry(db, id, entryId), zonesErrors.rosterEntryNotFound)
    await touchRecord(db, 'roster', id, now)
    audit({
      action: 'delete-roster-entry',
      entity: 'roster',
      entityId: id,
      detail: { entryId, enterpriseName },
    })
    return { done: true }
  },
)

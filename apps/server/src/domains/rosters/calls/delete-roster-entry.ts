import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { deleteRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/move-record.ts'
import { requireRoster } from '../require-roster.ts'
import { deleteEntry, touchRoster } from '../roster-records.store.ts'

export const deleteRosterEntryCall = bindCall(
  deleteRosterEntry,
  async ({ actor, db, params, now, audit }) => {
    const { id, entryId } = params
    await requireRoster(db, actor, id, now)
    const enterpriseName = await requireRecord(deleteEntry(db, id, entryId), zonesErrors.rosterEntryNotFound)
    await touchRoster(db, id, now)
    audit({
      action: 'delete-roster-entry',
      entity: 'roster',
      entityId: id,
      detail: { entryId, enterpriseName },
    })
    return { done: true }
  },
)

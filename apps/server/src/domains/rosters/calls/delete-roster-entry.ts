import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { deleteRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { changedColumns, touchRecord } from '../../../publishing/publication.store.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { deleteEntry } from '../roster-entries.store.ts'
import { requireHeldRoster } from '../roster-records.ts'

export const deleteRosterEntryCall = bindCall(
  deleteRosterEntry,
  async ({ actor, db, params, now, audit }) => {
    const { id, entryId } = params
    const standing = await requireHeldRoster(db, id, { actor, now })
    const place = { rosterId: id, isLive: wasPublished(standing.status) }
    const enterpriseName = await requireRecord(
      deleteEntry(db, place, entryId),
      zonesErrors.rosterEntryNotFound,
    )
    await touchRecord(db, 'roster', id, changedColumns(standing, actor), now)
    audit({
      action: 'delete-roster-entry',
      entity: 'roster',
      entityId: id,
      detail: { entryId, enterpriseName },
    })
    return { done: true }
  },
)

import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { wasPublished } from '@lqr/contract/kernel/publishing/publication-states.ts'
import { restoreRosterEntry } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { changedColumns, touchRecord } from '../../../publishing/publication.store.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findRestorable, restoreEntry } from '../removed-entries.store.ts'
import { requireHeldRoster, requireUntaken } from '../roster-records.ts'

export const restoreRosterEntryCall = bindCall(
  restoreRosterEntry,
  async ({ actor, db, params, now, audit }) => {
    const { id, entryId } = params
    const standing = await requireHeldRoster(db, id, { actor, now })
    const entry = await requireRecord(findRestorable(db, id, entryId), zonesErrors.rosterEntryNotFound)
    await requireUntaken(db, id, entry, { except: entryId })
    await restoreEntry(db, { rosterId: id, isLive: wasPublished(standing.status) }, entryId, entry)
    await touchRecord(db, 'roster', id, changedColumns(standing, actor), now)
    audit({
      action: 'restore-roster-entry',
      entity: 'roster',
      entityId: id,
      detail: { entryId, enterpriseName: entry.enterpriseName },
    })
    return { done: true }
  },
)

import { listRemovedRosterEntries } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findRemovedEntries } from '../removed-entries.store.ts'
import { requireRoster } from '../roster-records.ts'

export const listRemovedRosterEntriesCall = bindCall(
  listRemovedRosterEntries,
  async ({ actor, db, body, now }) => {
    await requireRoster(db, body.rosterId, { actor, now })
    return findRemovedEntries(db, body)
  },
)

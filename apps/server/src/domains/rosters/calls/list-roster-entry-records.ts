import { listRosterEntryRecords } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { masked } from '../roster-entries.rules.ts'
import { findEntryRecords } from '../roster-entries.store.ts'
import { requireRoster } from '../roster-records.ts'
import { rosterReach } from '../rosters.access.ts'

export const listRosterEntryRecordsCall = bindCall(
  listRosterEntryRecords,
  async ({ actor, db, body, now }) => {
    await requireRoster(db, body.rosterId, { actor, now })
    const page = await findEntryRecords(db, rosterReach(actor), body)
    const list = page.list.map((entry) => ({ ...masked(entry), creditCode: entry.creditCode }))
    return { ...page, list }
  },
)

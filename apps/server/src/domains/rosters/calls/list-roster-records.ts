import { listRosterRecords } from '@lqr/contract/rosters/record-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findRosterRecords } from '../roster-records.store.ts'
import { rosterCan, rosterReach } from '../rosters.access.ts'

export const listRosterRecordsCall = bindCall(listRosterRecords, async ({ actor, db, body, now }) => {
  const page = await findRosterRecords(db, rosterReach(actor), shanghaiDay(now), body)
  const can = rosterCan(actor)
  return { ...page, list: page.list.map((record) => ({ ...record, can })) }
})

import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { listRosterEntries } from '@lqr/contract/rosters/calls.ts'
import { codesWithin } from '@lqr/contract/reference/substations.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { masked } from '../roster-entries.rules.ts'
import { findEntries, findRoster } from '../rosters.store.ts'

export const listRosterEntriesCall = bindCall(listRosterEntries, async ({ db, body, now }) => {
  const { areaCode, ...filter } = body
  await requireRecord(findRoster(db, body.rosterId, shanghaiDay(now)), zonesErrors.rosterNotFound)
  const page = await findEntries(db, { ...filter, areas: areaCode ? codesWithin(areaCode) : undefined })
  return { ...page, list: page.list.map(masked) }
})

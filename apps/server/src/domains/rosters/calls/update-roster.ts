import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { updateRoster } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { updatedRecord } from '../../../publishing/move-record.ts'
import { requireArea } from '../../reference/index.ts'
import { rosterFor } from '../require-roster.ts'
import { updateRosterRow } from '../roster-records.store.ts'

export const updateRosterCall = bindCall(updateRoster, async ({ actor, db, params, body, now, audit }) => {
  const { version, ...form } = body
  const { id } = params
  requireArea(form.areaCode)
  return updatedRecord(await updateRosterRow(db, { id, version }, form, now), {
    table: 'roster',
    id,
    notFound: zonesErrors.rosterNotFound,
    find: () => rosterFor(db, actor, id, now),
    audit,
  })
})

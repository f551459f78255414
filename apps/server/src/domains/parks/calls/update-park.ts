import { updatePark } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { updatedRecord } from '../../../publishing/move-record.ts'
import { requireArea } from '../../reference/index.ts'
import { findParkRecord, updateParkRow } from '../park-records.store.ts'

export const updateParkCall = bindCall(updatePark, async ({ db, params, body, now, audit }) => {
  const { version, ...form } = body
  const { id } = params
  requireArea(form.areaCode)
  return updatedRecord(await updateParkRow(db, { id, version }, form, now), {
    table: 'park',
    id,
    notFound: zonesErrors.parkNotFound,
    find: () => findParkRecord(db, id),
    audit,
  })
})

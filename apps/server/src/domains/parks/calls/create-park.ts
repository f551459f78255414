import { createPark } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/move-record.ts'
import { requireArea } from '../../reference/index.ts'
import { findParkRecord, insertPark } from '../park-records.store.ts'

export const createParkCall = bindCall(createPark, async ({ db, body, audit }) => {
  requireArea(body.areaCode)
  const id = await insertPark(db, body)
  audit({ action: 'create-park', entity: 'park', entityId: id })
  return requireRecord(findParkRecord(db, id), zonesErrors.parkNotFound)
})

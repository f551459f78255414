import { getParkRecord } from '@lqr/contract/products/parks/park-record-calls.ts'
import { zonesErrors } from '@lqr/contract/products/publication-fields.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireRecord } from '../../move-record.ts'
import { findParkRecord } from '../park-records.store.ts'

export const getParkRecordCall = bindCall(getParkRecord, ({ db, params }) =>
  requireRecord(findParkRecord(db, params.id), zonesErrors.parkNotFound),
)

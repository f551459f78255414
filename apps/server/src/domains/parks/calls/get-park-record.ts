import { getParkRecord } from '@lqr/contract/parks/record-calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/move-record.ts'
import { findParkRecord } from '../park-records.store.ts'

export const getParkRecordCall = bindCall(getParkRecord, ({ db, params }) =>
  requireRecord(findParkRecord(db, params.id), zonesErrors.parkNotFound),
)

import { getPark } from '@lqr/contract/parks/calls.ts'
import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findPark } from '../parks.store.ts'

export const getParkCall = bindCall(getPark, ({ db, params }) =>
  requireRecord(findPark(db, params.id), zonesErrors.parkNotFound),
)

import { getPark } from '@lqr/contract/products/parks/park-calls.ts'
import { zonesErrors } from '@lqr/contract/products/publication-fields.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireRecord } from '../../move-record.ts'
import { findPark } from '../parks.store.ts'

export const getParkCall = bindCall(getPark, ({ db, params }) =>
  requireRecord(findPark(db, params.id), zonesErrors.parkNotFound),
)

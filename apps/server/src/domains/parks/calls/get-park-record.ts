import { getParkRecord } from '@lqr/contract/parks/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecordFor } from '../../../publishing/bind-publication.ts'
import { parks } from '../park-records.ts'

export const getParkRecordCall = bindCall(getParkRecord, ({ actor, db, params, now }) =>
  requireRecordFor(parks, db, params.id, { actor, now }),
)

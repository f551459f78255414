import { getRosterRecord } from '@lqr/contract/rosters/record-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRoster } from '../roster-records.ts'

export const getRosterRecordCall = bindCall(getRosterRecord, ({ actor, db, params, now }) =>
  requireRoster(db, params.id, { actor, now }),
)

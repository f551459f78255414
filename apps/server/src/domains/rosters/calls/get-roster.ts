import { zonesErrors } from '@lqr/contract/kernel/publishing/publication-fields.ts'
import { getRoster } from '@lqr/contract/rosters/calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { requireRecord } from '../../../publishing/require-record.ts'
import { findRoster } from '../rosters.store.ts'

export const getRosterCall = bindCall(getRoster, ({ db, params, now }) =>
  requireRecord(findRoster(db, params.id, shanghaiDay(now)), zonesErrors.rosterNotFound),
)

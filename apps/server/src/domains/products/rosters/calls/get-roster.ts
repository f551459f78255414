import { zonesErrors } from '@lqr/contract/products/publication-fields.ts'
import { getRoster } from '@lqr/contract/products/rosters/roster-calls.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { requireRecord } from '../../move-record.ts'
import { findRoster } from '../rosters.store.ts'

export const getRosterCall = bindCall(getRoster, ({ db, params, now }) =>
  requireRecord(findRoster(db, params.id, shanghaiDay(now)), zonesErrors.rosterNotFound),
)

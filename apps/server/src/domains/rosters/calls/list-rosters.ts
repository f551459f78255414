import { listRosters } from '@lqr/contract/rosters/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { rosterScope } from '../roster-scope.rules.ts'
import { findRosters } from '../rosters.store.ts'

export const listRostersCall = bindCall(listRosters, ({ db, body, now, request }) =>
  findRosters(db, { ...body, ...rosterScope(request.cityCode, now, body.areaCode) }),
)

import { listFunds } from '@lqr/contract/funds/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { fundAreas } from '../fund-scope.rules.ts'
import { findFunds } from '../funds.store.ts'

export const listFundsCall = bindCall(listFunds, ({ db, body, request }) =>
  findFunds(db, { ...body, areas: fundAreas(request.cityCode, body.areaCode) }),
)

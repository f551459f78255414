import { listFunds } from '@lqr/contract/funds/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { servingAreas } from '../../../publishing/serving-areas.rules.ts'
import { findFunds } from '../funds.store.ts'

export const listFundsCall = bindCall(listFunds, ({ db, body, request }) =>
  findFunds(db, { ...body, areas: servingAreas(request.cityCode, body.areaCode) }),
)

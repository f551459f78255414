import { listParks } from '@lqr/contract/parks/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { recordAreas } from '../../../publishing/record-areas.rules.ts'
import { findParks } from '../parks.store.ts'

export const listParksCall = bindCall(listParks, ({ db, body, request }) =>
  findParks(db, { ...body, areas: recordAreas(request.cityCode, body.areaCode) }),
)

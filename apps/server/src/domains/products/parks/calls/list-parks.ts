import { listParks } from '@lqr/contract/products/parks/park-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { projectAreas } from '../../project-scope.rules.ts'
import { findParks } from '../parks.store.ts'

export const listParksCall = bindCall(listParks, ({ db, body, request }) =>
  findParks(db, { ...body, areas: projectAreas(request.cityCode, body.areaCode) }),
)

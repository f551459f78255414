import { listParkEnterprises } from '@lqr/contract/parks/calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findParkEnterprises } from '../parks.store.ts'

/** The site narrows only what no park narrows: a park is read as a whole wherever one reads it. */
export const listParkEnterprisesCall = bindCall(listParkEnterprises, ({ db, body, request }) =>
  findParkEnterprises(db, { ...body, areas: body.parkId ? undefined : siteScope(request.cityCode) }),
)

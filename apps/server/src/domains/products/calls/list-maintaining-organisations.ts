import { listMaintainingOrganisations } from '@lqr/contract/products/maintenance-calls.ts'
import { reachOf } from '@lqr/contract/products/offer-areas.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { maintainedOrgIds } from '../maintenance.access.ts'
import { listOfferingOrganisations } from '../../organisations/index.ts'

export const listMaintainingOrganisationsCall = bindCall(
  listMaintainingOrganisations,
  async ({ actor, db }) => {
    const organisations = await listOfferingOrganisations(db, await maintainedOrgIds(db, actor))
    return organisations.map(({ id, name, ...org }) => ({ id, name, reach: reachOf(org) }))
  },
)

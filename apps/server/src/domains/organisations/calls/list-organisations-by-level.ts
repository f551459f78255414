import { listOrganisationsByLevel } from '@lqr/contract/organisations/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listOrganisationCards } from '../organisation.store.ts'

/** A level is answered whole; beyond this many the paged lists are the way. */
const MOST = 500

export const listOrganisationsByLevelCall = bindCall(listOrganisationsByLevel, ({ params, db, request }) =>
  listOrganisationCards(
    db,
    { terms: [], level: params.level, site: request.cityCode },
    { limit: MOST, offset: 0 },
  ),
)

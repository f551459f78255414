import type { BoundCall } from '../../http/bind-call.ts'
import { createNeedCall } from './calls/create-need.ts'
import { deleteNeedCall } from './calls/delete-need.ts'
import { getNeedCaseCall } from './calls/get-need-case.ts'
import { getNeedCall } from './calls/get-need.ts'
import { listAreaNeedsCall } from './calls/list-area-needs.ts'
import { listNeedsCall } from './calls/list-needs.ts'
import { listOwnNeedsCall } from './calls/list-own-needs.ts'
import { releaseNeedCall } from './calls/release-need.ts'
import { updateNeedCall } from './calls/update-need.ts'
import {
  rejectNeedCall,
  relistNeedCall,
  unlistNeedCall,
  unmatchNeedCall,
  withdrawNeedCall,
} from './need-moves.ts'
import { responseCalls } from './response-calls.ts'

export { expireNeeds } from './expire-needs.ts'
export { canReadNeedFile } from './need.access.ts'
export { canReadOperationFile, canReadSharedFile } from './response.access.ts'
export { needsInSearch } from './search.store.ts'
export { countOpenNeeds, listOpenNeeds, type OpenNeedQuery } from './open-needs.store.ts'
export { needKind } from './need-kind.ts'
export { outdateOffers } from './outdate-offers.ts'
export { applicationFollower } from './follow-application.ts'
export { needFollower } from './follow-need.ts'
export { responseFollower } from './follow-response.ts'
export { queueSuccession } from './queue-succession.ts'
export { responseKind } from './response-kind.ts'
export { routeNeeds } from './route-needs.ts'

/** The calls of financing needs: everybody's, the enterprise's, then the authority's. */
export const financingCalls: readonly BoundCall[] = [
  listNeedsCall,
  getNeedCall,
  getNeedCaseCall,
  createNeedCall,
  updateNeedCall,
  deleteNeedCall,
  releaseNeedCall,
  listOwnNeedsCall,
  unlistNeedCall,
  relistNeedCall,
  withdrawNeedCall,
  listAreaNeedsCall,
  unmatchNeedCall,
  rejectNeedCall,
  ...responseCalls,
]

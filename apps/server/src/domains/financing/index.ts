import type { BoundCall } from '../../http/bind-call.ts'
import { chooseResponseCall } from './calls/choose-response.ts'
import { createNeedCall } from './calls/create-need.ts'
import { deleteNeedCall } from './calls/delete-need.ts'
import { getNeedCaseCall } from './calls/get-need-case.ts'
import { dispatchNeedCall } from './calls/dispatch-need.ts'
import { getNeedCall } from './calls/get-need.ts'
import { getResponseCall } from './calls/get-response.ts'
import { grabNeedCall } from './calls/grab-need.ts'
import { listAreaNeedsCall } from './calls/list-area-needs.ts'
import { listNeedResponsesCall } from './calls/list-need-responses.ts'
import { listNeedsCall } from './calls/list-needs.ts'
import { listOwnNeedsCall } from './calls/list-own-needs.ts'
import { listPoolNeedsCall } from './calls/list-pool-needs.ts'
import { listResponsesCall } from './calls/list-responses.ts'
import { listOfferProductsCall, offerForNeedCall } from './calls/offer-for-need.ts'
import { openResponsePhoneCall } from './calls/open-response-phone.ts'
import { proposeDispatchCall } from './calls/propose-dispatch.ts'
import { joinNeedQueueCall, leaveNeedQueueCall } from './calls/queue-for-need.ts'
import { releaseNeedCall } from './calls/release-need.ts'
import { updateNeedCall } from './calls/update-need.ts'
import {
  rejectNeedCall,
  relistNeedCall,
  unlistNeedCall,
  unmatchNeedCall,
  withdrawNeedCall,
} from './need-moves.ts'
import { contactNeedCall, declineNeedCall } from './response-moves.ts'

export { expireNeeds } from './expire-needs.ts'
export { canReadNeedFile } from './need.access.ts'
export { needsInSearch } from './search.store.ts'
export { needKind } from './need-kind.ts'
export { applicationFollower } from './follow-application.ts'
export { needFollower } from './follow-need.ts'
export { responseFollower } from './follow-response.ts'
export { queueSuccession } from './queue-succession.ts'
export { responseKind } from './response-kind.ts'
export { routeNeeds } from './route-needs.ts'

/** The calls of responses: lists, the institution's, the authority's, then the choice of the enterprise. */
const responseCalls: readonly BoundCall[] = [
  listResponsesCall,
  listNeedResponsesCall,
  getResponseCall,
  openResponsePhoneCall,
  listPoolNeedsCall,
  grabNeedCall,
  joinNeedQueueCall,
  leaveNeedQueueCall,
  contactNeedCall,
  listOfferProductsCall,
  offerForNeedCall,
  declineNeedCall,
  proposeDispatchCall,
  dispatchNeedCall,
  chooseResponseCall,
]

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

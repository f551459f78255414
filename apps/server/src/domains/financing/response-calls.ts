import type { BoundCall } from '../../http/bind-call.ts'
import { chooseResponseCall } from './calls/choose-response.ts'
import { dispatchNeedCall } from './calls/dispatch-need.ts'
import { getResponseCall } from './calls/get-response.ts'
import { grabNeedCall } from './calls/grab-need.ts'
import { listNeedResponsesCall } from './calls/list-need-responses.ts'
import { listPoolNeedsCall } from './calls/list-pool-needs.ts'
import { listResponsesCall } from './calls/list-responses.ts'
import { listOfferProductsCall, offerForNeedCall } from './calls/offer-for-need.ts'
import { interviewCalls } from './calls/interviews.ts'
import { openResponsePhoneCall } from './calls/open-response-phone.ts'
import { operationCalls } from './calls/operations.ts'
import { proposeDispatchCall } from './calls/propose-dispatch.ts'
import { joinNeedQueueCall, leaveNeedQueueCall } from './calls/queue-for-need.ts'
import { correctNeedInvestmentCall, investInNeedCall } from './investments.ts'
import {
  contactNeedCall,
  declineNeedCall,
  proposeForNeedCall,
  stepOutOfNeedCall,
  turnDownResponseCall,
} from './response-moves.ts'

/** The calls of responses: lists, the institution's, the authority's, then what the enterprise decides. */
export const responseCalls: readonly BoundCall[] = [
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
  proposeForNeedCall,
  investInNeedCall,
  correctNeedInvestmentCall,
  stepOutOfNeedCall,
  declineNeedCall,
  proposeDispatchCall,
  dispatchNeedCall,
  chooseResponseCall,
  turnDownResponseCall,
  ...operationCalls,
  ...interviewCalls,
]

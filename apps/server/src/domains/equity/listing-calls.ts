import type { BoundCall } from '../../http/bind-call.ts'
import { applyForListingCall } from './calls/apply-for-listing.ts'
import { getListingCall, getListingStartCall } from './calls/get-listing.ts'
import { listListingsCall } from './calls/list-listings.ts'
import { openListingPhoneCall } from './calls/open-listing-phone.ts'
import {
  acceptListingCall,
  askListingSupplementCall,
  listCompanyCall,
  rejectListingCall,
  reviewListingCall,
  supplyListingCall,
  withdrawListingCall,
} from './listing-moves.ts'

/** The calls of applications to be listed. */
export const listingCalls: readonly BoundCall[] = [
  applyForListingCall,
  listListingsCall,
  getListingCall,
  getListingStartCall,
  acceptListingCall,
  reviewListingCall,
  askListingSupplementCall,
  supplyListingCall,
  listCompanyCall,
  rejectListingCall,
  withdrawListingCall,
  openListingPhoneCall,
]

import type { BoundCall } from '../../http/bind-call.ts'
import { applyForListingCall } from './calls/apply-for-listing.ts'
import { getListingCall, getListingStartCall } from './calls/get-listing.ts'
import { listListingsCall } from './calls/list-listings.ts'
import { openListingPhoneCall } from './calls/open-listing-phone.ts'
import { recommendStockItemsCall } from './calls/recommend-stock-items.ts'
import {
  acceptListingCall,
  askListingSupplementCall,
  correctCompanyCodeCall,
  listCompanyCall,
  rejectListingCall,
  reviewListingCall,
  supplyListingCall,
  withdrawListingCall,
} from './listing-moves.ts'

/** The calls of being listed: what is recommended, and applications. */
export const listingCalls: readonly BoundCall[] = [
  recommendStockItemsCall,
  applyForListingCall,
  listListingsCall,
  getListingCall,
  getListingStartCall,
  acceptListingCall,
  reviewListingCall,
  askListingSupplementCall,
  supplyListingCall,
  listCompanyCall,
  correctCompanyCodeCall,
  rejectListingCall,
  withdrawListingCall,
  openListingPhoneCall,
]

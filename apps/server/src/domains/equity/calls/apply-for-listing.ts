import { applyForListing } from '@lqr/contract/equity/listing-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { submitListing } from '../apply-for-listing.ts'
import { showListing } from '../show-listing.ts'

export const applyForListingCall = bindCall(applyForListing, async (context) =>
  showListing(context, await submitListing(context, context.body)),
)

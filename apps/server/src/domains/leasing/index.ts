import type { BoundCall } from '../../http/bind-call.ts'
import { agreeToLeaseOfferCall } from './calls/agree-to-lease-offer.ts'
import { cancelLeaseCall } from './calls/cancel-lease.ts'
import { declineLeaseTaskCall } from './calls/decline-lease-task.ts'
import { getLeaseNeedCall } from './calls/get-lease-need.ts'
import { getLeaseTaskCall } from './calls/get-lease-task.ts'
import { listLeaseInstitutionsCall } from './calls/list-lease-institutions.ts'
import { listLeaseNeedsCall } from './calls/list-lease-needs.ts'
import { listLeaseTasksCall } from './calls/list-lease-tasks.ts'
import { offerLeaseCall } from './calls/offer-lease.ts'
import { openLeaseContactPhoneCall } from './calls/open-contact-phone.ts'
import { submitLeaseNeedCall } from './calls/submit-lease-need.ts'
import { acceptLeaseTaskCall, closeLeaseCall, dissolveLeaseCall, signLeaseCall } from './lease-moves.ts'
import { withdrawLeaseNeedCall } from './calls/withdraw-lease-need.ts'

export { lapseLeaseOffers } from './lapse-offers.ts'
export { leaseKind } from './lease-kind.ts'
export { canReadLeaseFile } from './lease.access.ts'

/** The calls of lease needs: the enterprise's, then the institution's. */
export const leasingCalls: readonly BoundCall[] = [
  listLeaseInstitutionsCall,
  submitLeaseNeedCall,
  listLeaseNeedsCall,
  getLeaseNeedCall,
  withdrawLeaseNeedCall,
  agreeToLeaseOfferCall,
  cancelLeaseCall,
  listLeaseTasksCall,
  getLeaseTaskCall,
  openLeaseContactPhoneCall,
  acceptLeaseTaskCall,
  offerLeaseCall,
  declineLeaseTaskCall,
  signLeaseCall,
  closeLeaseCall,
  dissolveLeaseCall,
]

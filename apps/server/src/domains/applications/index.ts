import type { BoundCall } from '../../http/bind-call.ts'
import { acceptApplicationCall } from './calls/accept-application.ts'
import { applyForProductCall, applyForProductTwinCall } from './calls/apply-for-product.ts'
import { askSupplementCall } from './calls/ask-supplement.ts'
import { creditApplicationCall } from './calls/credit-application.ts'
import { disburseApplicationCall } from './calls/disburse-application.ts'
import { getApplicationCall } from './calls/get-application.ts'
import { listApplicationsCall } from './calls/list-applications.ts'
import { rejectApplicationCall } from './calls/reject-application.ts'
import { reviewApplicationCall } from './calls/review-application.ts'
import { settleApplicationCall } from './calls/settle-application.ts'
import { signApplicationCall } from './calls/sign-application.ts'
import { supplyDocumentsCall } from './calls/supply-documents.ts'
import { transferApplicationCall } from './calls/transfer-application.ts'
import { deleteApplicationCall, withdrawApplicationCall } from './calls/withdraw-application.ts'

export { applicationClocks } from './application-clocks.ts'
export { canReadApplicationFile } from './application.access.ts'
export { type ApplicationQuery, countApplications, listApplicationRows } from './application-list.store.ts'
export { expireApplications } from './expire-applications.ts'
export { applicationsPersonalData } from './personal-data.store.ts'
export { remindDue } from './remind-due.ts'
export { applicationsSuccession } from './succession.ts'

export const applicationsCalls: readonly BoundCall[] = [
  applyForProductCall,
  applyForProductTwinCall,
  supplyDocumentsCall,
  getApplicationCall,
  listApplicationsCall,
  deleteApplicationCall,
  acceptApplicationCall,
  reviewApplicationCall,
  askSupplementCall,
  rejectApplicationCall,
  creditApplicationCall,
  signApplicationCall,
  disburseApplicationCall,
  settleApplicationCall,
  withdrawApplicationCall,
  transferApplicationCall,
]

import type { BoundCall } from '../../http/bind-call.ts'
import {
  acceptApplicationCall,
  deleteApplicationCall,
  forgoGrantCall,
  releaseGrantCall,
  reviewApplicationCall,
  settleApplicationCall,
  signApplicationCall,
  withdrawApplicationCall,
} from './application-moves.ts'
import { applyForProductCall, applyForProductTwinCall } from './calls/apply-for-product.ts'
import { askSupplementCall } from './calls/ask-supplement.ts'
import { creditApplicationCall } from './calls/credit-application.ts'
import { disburseApplicationCall } from './calls/disburse-application.ts'
import { getApplicationCall } from './calls/get-application.ts'
import { countApplicationStatesCall } from './calls/count-application-states.ts'
import { listApplicationsCall } from './calls/list-applications.ts'
import { openContactPhoneCall } from './calls/open-contact-phone.ts'
import { printApplicationSheetCall } from './calls/print-application-sheet.ts'
import { readSheetScanCall } from './calls/read-sheet-scan.ts'
import { repayApplicationCall } from './calls/repay-application.ts'
import { rejectApplicationCall } from './calls/reject-application.ts'
import { supplyDocumentsCall } from './calls/supply-documents.ts'
import { transferApplicationCall } from './calls/transfer-application.ts'

export { applicationKind } from './application-kind.ts'
export { canReadApplicationFile } from './application.access.ts'
export { listOnlineProducts, offeredThrough, type ApplicableProduct } from './applicable-product.store.ts'
export { contactFrom } from './contact-from.ts'
export { findOwnLoan, type OwnLoan } from './own-loan.store.ts'
export { requireOffer, submitApplication } from './submit-application.ts'
export { type ApplicationQuery, countApplications, listApplicationRows } from './application-list.store.ts'

export const applicationsCalls: readonly BoundCall[] = [
  applyForProductCall,
  applyForProductTwinCall,
  supplyDocumentsCall,
  getApplicationCall,
  openContactPhoneCall,
  listApplicationsCall,
  countApplicationStatesCall,
  deleteApplicationCall,
  acceptApplicationCall,
  reviewApplicationCall,
  askSupplementCall,
  rejectApplicationCall,
  creditApplicationCall,
  signApplicationCall,
  disburseApplicationCall,
  repayApplicationCall,
  settleApplicationCall,
  withdrawApplicationCall,
  forgoGrantCall,
  releaseGrantCall,
  transferApplicationCall,
  printApplicationSheetCall,
  readSheetScanCall,
]

import type { BoundCall } from '../../http/bind-call.ts'
import { leaseCalls } from './lease/lease-bindings.ts'
import { acceptApplicationCall } from './calls/accept-application.ts'
import { applyForProductCall, applyForProductTwinCall } from './calls/apply-for-product.ts'
import { askSupplementCall } from './calls/ask-supplement.ts'
import { countProductFacetsCall } from './calls/count-product-facets.ts'
import { copyProductCall } from './calls/copy-product.ts'
import { countMaintainedProductsCall } from './calls/count-maintained-products.ts'
import { countProductViewCall } from './calls/count-product-view.ts'
import { countProjectsByTypeCall } from './calls/count-projects-by-type.ts'
import { createProductDraftCall } from './calls/create-product-draft.ts'
import { creditApplicationCall } from './calls/credit-application.ts'
import { deleteProductDraftCall } from './calls/delete-product-draft.ts'
import { disburseApplicationCall } from './calls/disburse-application.ts'
import { getApplicationCall } from './calls/get-application.ts'
import { getFeatureProductCall } from './calls/get-feature-product.ts'
import { getMaintainedProductCall } from './calls/get-maintained-product.ts'
import { getProductCall } from './calls/get-product.ts'
import { getProjectCall } from './calls/get-project.ts'
import { getZoneFrontCall } from './calls/get-zone-front.ts'
import { listApplicationsCall } from './calls/list-applications.ts'
import { listFeatureProductsCall } from './calls/list-feature-products.ts'
import { listMaintainedProductsCall } from './calls/list-maintained-products.ts'
import { listMaintainingOrganisationsCall } from './calls/list-maintaining-organisations.ts'
import { listProductsCall } from './calls/list-products.ts'
import { listProjectsCall } from './calls/list-projects.ts'
import { rejectApplicationCall } from './calls/reject-application.ts'
import { relistProductCall } from './calls/relist-product.ts'
import { reviewApplicationCall } from './calls/review-application.ts'
import { reviewProductCall } from './calls/review-product.ts'
import { settleApplicationCall } from './calls/settle-application.ts'
import { signApplicationCall } from './calls/sign-application.ts'
import { submitProductCall } from './calls/submit-product.ts'
import { supplyDocumentsCall } from './calls/supply-documents.ts'
import { transferApplicationCall } from './calls/transfer-application.ts'
import { unlistProductCall } from './calls/unlist-product.ts'
import { updateProductDraftCall } from './calls/update-product-draft.ts'
import { deleteApplicationCall, withdrawApplicationCall } from './calls/withdraw-application.ts'
import { fundsCalls } from './funds/funds-calls.ts'
import { parksCalls } from './parks/parks-calls.ts'
import { rostersCalls } from './rosters/rosters-calls.ts'
import { withdrawProductSubmissionCall } from './calls/withdraw-product-submission.ts'

export { applicationClocks } from './application-clocks.ts'
export { canReadApplicationFile } from './application.access.ts'
export { type ApplicationQuery, countApplications, listApplicationRows } from './application-list.store.ts'
export { expireApplications } from './expire-applications.ts'
export { leaseClocks } from './lease/lease-clocks.ts'
export { expireLeases } from './lease/expire-leases.ts'
export { remindLeases } from './lease/remind-leases.ts'
export { canReadLeaseFile } from './lease/lease.access.ts'
export { leasePersonalData } from './lease/personal-data.store.ts'
export { productsPersonalData } from './personal-data.store.ts'
export { purgeProductViews } from './purge-product-views.ts'
export { remindDue } from './remind-due.ts'
export { productsInSearch } from './search.store.ts'
export { leaseSuccession } from './lease/lease-succession.ts'
export { productsSuccession } from './succession.ts'

export const productsCalls: readonly BoundCall[] = [
  ...leaseCalls,
  listProductsCall,
  countProductFacetsCall,
  getProductCall,
  countProductViewCall,
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
  listProjectsCall,
  countProjectsByTypeCall,
  getProjectCall,
  getZoneFrontCall,
  listFeatureProductsCall,
  getFeatureProductCall,
  ...parksCalls,
  ...rostersCalls,
  ...fundsCalls,
  listMaintainedProductsCall,
  countMaintainedProductsCall,
  listMaintainingOrganisationsCall,
  getMaintainedProductCall,
  createProductDraftCall,
  updateProductDraftCall,
  submitProductCall,
  withdrawProductSubmissionCall,
  deleteProductDraftCall,
  copyProductCall,
  unlistProductCall,
  relistProductCall,
  reviewProductCall,
]

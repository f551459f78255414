import type { BoundCall } from '../../http/bind-call.ts'
import { leaseCalls } from '../leasing/index.ts'
import { acceptApplicationCall } from '../applications/calls/accept-application.ts'
import { applyForProductCall, applyForProductTwinCall } from '../applications/calls/apply-for-product.ts'
import { askSupplementCall } from '../applications/calls/ask-supplement.ts'
import { countProductFacetsCall } from './calls/count-product-facets.ts'
import { copyProductCall } from './calls/copy-product.ts'
import { countMaintainedProductsCall } from './calls/count-maintained-products.ts'
import { countProductViewCall } from './calls/count-product-view.ts'
import { countProjectsByTypeCall } from '../projects/calls/count-projects-by-type.ts'
import { createProductDraftCall } from './calls/create-product-draft.ts'
import { creditApplicationCall } from '../applications/calls/credit-application.ts'
import { deleteProductDraftCall } from './calls/delete-product-draft.ts'
import { disburseApplicationCall } from '../applications/calls/disburse-application.ts'
import { getApplicationCall } from '../applications/calls/get-application.ts'
import { getFeatureProductCall } from './calls/get-feature-product.ts'
import { getMaintainedProductCall } from './calls/get-maintained-product.ts'
import { getProductCall } from './calls/get-product.ts'
import { getProjectCall } from '../projects/calls/get-project.ts'
import { getZoneFrontCall } from './calls/get-zone-front.ts'
import { listApplicationsCall } from '../applications/calls/list-applications.ts'
import { listFeatureProductsCall } from './calls/list-feature-products.ts'
import { listMaintainedProductsCall } from './calls/list-maintained-products.ts'
import { listMaintainingOrganisationsCall } from './calls/list-maintaining-organisations.ts'
import { listProductsCall } from './calls/list-products.ts'
import { listProjectsCall } from '../projects/calls/list-projects.ts'
import { rejectApplicationCall } from '../applications/calls/reject-application.ts'
import { relistProductCall } from './calls/relist-product.ts'
import { reviewApplicationCall } from '../applications/calls/review-application.ts'
import { reviewProductCall } from './calls/review-product.ts'
import { settleApplicationCall } from '../applications/calls/settle-application.ts'
import { signApplicationCall } from '../applications/calls/sign-application.ts'
import { submitProductCall } from './calls/submit-product.ts'
import { supplyDocumentsCall } from '../applications/calls/supply-documents.ts'
import { transferApplicationCall } from '../applications/calls/transfer-application.ts'
import { unlistProductCall } from './calls/unlist-product.ts'
import { updateProductDraftCall } from './calls/update-product-draft.ts'
import { deleteApplicationCall, withdrawApplicationCall } from '../applications/calls/withdraw-application.ts'
import { fundsCalls } from '../funds/index.ts'
import { parksCalls } from '../parks/index.ts'
import { rostersCalls } from '../rosters/index.ts'
import { withdrawProductSubmissionCall } from './calls/withdraw-product-submission.ts'

export { applicationClocks } from '../applications/application-clocks.ts'
export { canReadApplicationFile } from '../applications/application.access.ts'
export { type ApplicationQuery, countApplications, listApplicationRows } from '../applications/application-list.store.ts'
export { expireApplications } from '../applications/expire-applications.ts'
export { leaseClocks } from '../leasing/lease-clocks.ts'
export { expireLeases } from '../leasing/expire-leases.ts'
export { remindLeases } from '../leasing/remind-leases.ts'
export { canReadLeaseFile } from '../leasing/lease.access.ts'
export { leasePersonalData } from '../leasing/personal-data.store.ts'
export { productsPersonalData } from '../applications/personal-data.store.ts'
export { purgeProductViews } from './purge-product-views.ts'
export { remindDue } from '../applications/remind-due.ts'
export { productsInSearch } from './search.store.ts'
export { leaseSuccession } from '../leasing/lease-succession.ts'
export { productsSuccession } from '../applications/succession.ts'

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

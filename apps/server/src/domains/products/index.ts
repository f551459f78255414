import type { BoundCall } from '../../http/bind-call.ts'
import { countProductFacetsCall } from './calls/count-product-facets.ts'
import { copyProductCall } from './calls/copy-product.ts'
import { countMaintainedProductsCall } from './calls/count-maintained-products.ts'
import { countProductViewCall } from './calls/count-product-view.ts'
import { createProductDraftCall } from './calls/create-product-draft.ts'
import { deleteProductDraftCall } from './calls/delete-product-draft.ts'
import { fitProductsCall } from './calls/fit-products.ts'
import { getFeatureProductCall } from './calls/get-feature-product.ts'
import { getMaintainedProductCall } from './calls/get-maintained-product.ts'
import { getProductCall } from './calls/get-product.ts'
import { getZoneFrontCall } from './calls/get-zone-front.ts'
import { listFeatureProductsCall } from './calls/list-feature-products.ts'
import { listMaintainedProductsCall } from './calls/list-maintained-products.ts'
import { listMaintainingOrganisationsCall } from './calls/list-maintaining-organisations.ts'
import { listProductsCall } from './calls/list-products.ts'
import { relistProductCall } from './calls/relist-product.ts'
import { reviewProductCall } from './calls/review-product.ts'
import { submitProductCall } from './calls/submit-product.ts'
import { unlistProductCall } from './calls/unlist-product.ts'
import { updateProductDraftCall } from './calls/update-product-draft.ts'
import { withdrawProductSubmissionCall } from './calls/withdraw-product-submission.ts'

export { type EnterpriseFacts, findEnterpriseFacts } from './fit-facts.ts'
export type { Want } from './fit-product.rules.ts'
export { fitProducts } from './fit-products.ts'
export { offerConditions, type OfferTerms, termConditions } from './fit.rules.ts'
export { refusalAlternatives } from './refusal-alternatives.ts'
export { purgeProductViews } from './purge-product-views.ts'
export { productsInSearch } from './search.store.ts'
export { productsSuccession } from './succession.ts'

export const productsCalls: readonly BoundCall[] = [
  listProductsCall,
  countProductFacetsCall,
  getProductCall,
  fitProductsCall,
  countProductViewCall,
  getZoneFrontCall,
  listFeatureProductsCall,
  getFeatureProductCall,
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

import { countProductFacets } from '@lqr/contract/products/product-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countFacets } from '../product-facets.store.ts'
import { narrowProducts } from '../narrow-products.ts'

export const countProductFacetsCall = bindCall(countProductFacets, async ({ body, services, request }) => {
  const filters = narrowProducts(body, request.cityCode)
  return filters ? countFacets(services.pool, filters) : []
})

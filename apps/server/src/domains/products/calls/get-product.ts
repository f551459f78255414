import { productsErrors } from '@lqr/contract/products/errors.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findListedProduct, listSimilarProducts } from '../product.store.ts'

export const getProductCall = bindCall(getProduct, async ({ params, services, request }) => {
  const [product, similar] = await Promise.all([
    findListedProduct(services.pool, params.id),
    listSimilarProducts(services.pool, params.id, siteScope(request.cityCode)),
  ])
  if (!product) throw new CallError(productsErrors.productNotFound)
  return { ...product, similar }
})

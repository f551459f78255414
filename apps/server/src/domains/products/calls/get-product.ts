import { productsErrors } from '@lqr/contract/products/errors.ts'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findListedProduct, findSimilarProducts, listProductCards } from '../product.store.ts'

export const getProductCall = bindCall(
  getProduct,
  async ({ params: { id }, services: { pool }, request, forAll }) => {
    const scope = siteScope(request.cityCode)
    const [product, similar] = await Promise.all([
      findListedProduct(pool, id),
      forAll(`similar to ${id} in ${scope?.join() ?? 'all'}`, () =>
        findSimilarProducts(pool, id, scope),
      ).then((ids) => listProductCards(pool, ids)),
    ])
    if (!product) throw new CallError(productsErrors.productNotFound)
    return { ...product, similar }
  },
)

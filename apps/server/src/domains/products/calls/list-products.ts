import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { narrowProducts } from '../narrow-products.ts'
import { listProductCards } from '../product-list.store.ts'
import { countedPage } from '../../../data/paging.ts'

/** Hot: one named statement per filter shape (P1 of docs/operations/benchmarks.md). */
export const listProductsCall = bindCall(listProducts, async ({ body, services, request }) => {
  const { currentPageNum, pageSize, sort, ...asked } = body
  const filters = narrowProducts(asked, request.cityCode)
  if (!filters) return { list: [], total: 0, currentPageNum, pageSize }
  const { cards, total } = await listProductCards(services.pool, filters, sort, {
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  return countedPage(cards, total, { currentPageNum, pageSize })
})

import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { narrowProducts } from '../narrow-products.ts'
import { listProductCards } from '../product-list.store.ts'

/** Hot: one named statement per filter shape (P1 of docs/operations/benchmarks.md). */
export const listProductsCall = bindCall(listProducts, async ({ body, services, request }) => {
  const { currentPageNum, pageSize, sort, ...asked } = body
  const filters = narrowProducts(asked, request.cityCode)
  if (!filters) return { list: [], total: 0, currentPageNum, pageSize }
  const { cards, total } = await listProductCards(services.pool, filters, sort, {
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  return {
    list: cards,
    total: Math.min(total, EXACT_TOTAL_LIMIT),
    ...(total > EXACT_TOTAL_LIMIT ? { totalIsEstimate: true } : {}),
    currentPageNum,
    pageSize,
  }
})

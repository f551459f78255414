import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { findNarrowed } from '../narrow-products.ts'
import { listProductCards } from '../product-list.store.ts'

/** Hot: one named statement per filter shape (P1 of docs/operations/benchmarks.md). */
export const listProductsCall = bindCall(listProducts, async ({ body, services, request }) => {
  const { currentPageNum, pageSize, sort, ...asked } = body
  const page = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const narrowed = await findNarrowed(services.db, asked, request.cityCode, async (filters) => {
    const found = await listProductCards(services.pool, filters, sort, page)
    return found.total > 0 ? found : undefined
  })
  const { cards, total } = narrowed?.found ?? { cards: [], total: 0 }
  return { ...countedPage(cards, total, body), ...narrowed?.reading }
})

import { listFeatureProducts } from '@lqr/contract/products/feature-calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { toFeatureProduct } from '../feature-lines.rules.ts'
import { listFeatures } from '../feature-products.store.ts'
import { findNarrowed } from '../narrow-products.ts'

export const listFeatureProductsCall = bindCall(listFeatureProducts, async ({ body, services, request }) => {
  const { currentPageNum, pageSize, sort, type, keyword } = body
  const page = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const asked = { zone: type, keyword }
  const narrowed = await findNarrowed(services.db, asked, request.cityCode, async (filters) => {
    const found = await listFeatures(services.pool, filters, sort, page)
    return found.total > 0 ? found : undefined
  })
  const { features, total } = narrowed?.found ?? { features: [], total: 0 }
  return { ...countedPage(features.map(toFeatureProduct), total, body), ...narrowed?.reading }
})

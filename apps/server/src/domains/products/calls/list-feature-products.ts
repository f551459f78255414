import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { listFeatureProducts } from '@lqr/contract/products/feature-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { toFeatureProduct } from '../feature-lines.rules.ts'
import { listFeatures } from '../feature-products.store.ts'
import { narrowProducts } from '../narrow-products.ts'

export const listFeatureProductsCall = bindCall(listFeatureProducts, async ({ body, services, request }) => {
  const { currentPageNum, pageSize, sort, type, keyword } = body
  const filters = narrowProducts({ zone: type, keyword }, request.cityCode)
  if (!filters) return { list: [], total: 0, currentPageNum, pageSize }
  const { features, total } = await listFeatures(services.pool, filters, sort, {
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  return {
    list: features.map(toFeatureProduct),
    total: Math.min(total, EXACT_TOTAL_LIMIT),
    ...(total > EXACT_TOTAL_LIMIT ? { totalIsEstimate: true } : {}),
    currentPageNum,
    pageSize,
  }
})

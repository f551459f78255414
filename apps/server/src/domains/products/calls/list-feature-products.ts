import { listFeatureProducts } from '@lqr/contract/products/feature-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { toFeatureProduct } from '../feature-lines.rules.ts'
import { listFeatures } from '../feature-products.store.ts'
import { narrowProducts } from '../narrow-products.ts'
import { countedPage } from '../../../data/paging.ts'

export const listFeatureProductsCall = bindCall(listFeatureProducts, async ({ body, services, request }) => {
  const { currentPageNum, pageSize, sort, type, keyword } = body
  const filters = narrowProducts({ zone: type, keyword }, request.cityCode)
  if (!filters) return { list: [], total: 0, currentPageNum, pageSize }
  const { features, total } = await listFeatures(services.pool, filters, sort, {
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  return countedPage(features.map(toFeatureProduct), total, { currentPageNum, pageSize })
})

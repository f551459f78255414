import { EXACT_TOTAL_LIMIT } from '@lqr/contract/kernel/page.ts'
import { getZoneFront, ZONE_FRONT } from '@lqr/contract/products/feature-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { toFeatureProduct, zoneName } from '../feature-lines.rules.ts'
import { listFeatures } from '../feature-products.store.ts'

export const getZoneFrontCall = bindCall(getZoneFront, async ({ params, services, request }) => {
  const filters = { zone: params.type, siteCodes: siteScope(request.cityCode) }
  const { features, total } = await listFeatures(services.pool, filters, 'zone', {
    limit: ZONE_FRONT,
    offset: 0,
  })
  return {
    type: params.type,
    typeName: zoneName(params.type),
    total: Math.min(total, EXACT_TOTAL_LIMIT),
    ...(total > EXACT_TOTAL_LIMIT ? { totalIsEstimate: true } : {}),
    list: features.map(toFeatureProduct),
  }
})

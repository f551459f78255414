import { featureErrors, getFeatureProduct } from '@lqr/contract/products/feature-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { toFeatureProduct, zoneName } from '../feature-lines.rules.ts'
import { findFeature, listOtherPlaces } from '../feature-products.store.ts'

export const getFeatureProductCall = bindCall(getFeatureProduct, async ({ params, services }) => {
  const [feature, others] = await Promise.all([
    findFeature(services.pool, params.id),
    listOtherPlaces(services.pool, params.id),
  ])
  if (!feature) throw new CallError(featureErrors.notFound)
  const otherZones = others.map(({ id, zone }) => ({ id, type: zone, typeName: zoneName(zone) }))
  return { ...toFeatureProduct(feature), otherZones }
})

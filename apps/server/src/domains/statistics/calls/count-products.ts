import { PRODUCT_CATEGORIES } from '@lqr/contract/reference/product-categories.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { countProducts } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countProductGroups } from '../counts.store.ts'
import { groupsIn } from '../figures.rules.ts'

export const countProductsCall = bindCall(countProducts, async ({ db, request }) => {
  const { byCategory, byZone } = await countProductGroups(db, siteScope(request.cityCode))
  const keyed = (rows: typeof byZone) => rows.map(({ key, count }) => ({ key, cases: count, total: 0 }))
  return {
    total: byCategory.reduce((sum, { count }) => sum + count, 0),
    byCategory: groupsIn(keyed(byCategory), PRODUCT_CATEGORIES),
    byZone: groupsIn(keyed(byZone), ZONES),
  }
})

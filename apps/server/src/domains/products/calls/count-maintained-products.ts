import { countMaintainedProducts } from '@lqr/contract/products/maintenance-calls.ts'
import { productStates } from '@lqr/contract/products/product-states.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { maintenanceScope } from '../maintenance.access.ts'
import { countMaintained } from '../maintenance-list.store.ts'

export const countMaintainedProductsCall = bindCall(countMaintainedProducts, async ({ actor, body, db }) => {
  const { keyword, orgId } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) {
    return { total: 0, states: productStates.map(({ code }) => ({ code, count: 0 })) }
  }
  return countMaintained(db, { orgId, terms, scope: await maintenanceScope(db, actor) })
})

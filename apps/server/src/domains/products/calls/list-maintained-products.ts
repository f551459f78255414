import { listMaintainedProducts } from '@lqr/contract/products/maintenance-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { maintenanceScope } from '../maintenance.access.ts'
import { listMaintained } from '../maintenance-list.store.ts'

export const listMaintainedProductsCall = bindCall(listMaintainedProducts, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, sort, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const scope = await maintenanceScope(db, actor)
  return listMaintained(db, { ...filters, terms, scope }, sort, { currentPageNum, pageSize })
})

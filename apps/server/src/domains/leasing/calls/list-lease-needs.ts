import { listLeaseNeeds } from '@lqr/contract/leasing/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countLeases, listNeedRows } from '../lease-list.store.ts'
import { countedPage } from '../../../data/paging.ts'

export const listLeaseNeedsCall = bindCall(listLeaseNeeds, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, companyId: actor.companyId ?? '' }
  const [list, total] = await Promise.all([
    listNeedRows(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countLeases(db, query),
  ])
  return countedPage(list, total, { currentPageNum, pageSize })
})

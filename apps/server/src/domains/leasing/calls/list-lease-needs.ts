import { listLeaseNeeds } from '@lqr/contract/leasing/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countLeases, listNeedRows } from '../lease-list.store.ts'
import { readPage } from '../../../data/paging.ts'

export const listLeaseNeedsCall = bindCall(listLeaseNeeds, async ({ actor, body, db }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, companyId: actor.companyId ?? '' }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listNeedRows(db, query, cut),
    () => countLeases(db, query),
  )
})

import { listListings } from '@lqr/contract/equity/listing-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { stockApplicationKind } from '../listing-kind.ts'
import { countListings, listListingRows } from '../listing-list.store.ts'

export const listListingsCall = bindCall(listListings, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, keyword, mineOnly, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const scope = await caseScope(db, actor, stockApplicationKind)
  const query = { ...filters, terms, scope, now, officerId: mineOnly ? actor.accountId : undefined }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listListingRows(db, query, { sort, ...cut }),
    () => countListings(db, query),
  )
})

import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countAffairs, listAffairRows } from '../affairs.store.ts'

export const listAffairsCall = bindCall(listAffairs, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, companyId: actor.companyId ?? '', now }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listAffairRows(db, query, cut),
    () => countAffairs(db, query),
  )
})

import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { listAffairs } from '@lqr/contract/tasks/calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countAffairs, listAffairRows } from '../affairs.store.ts'

export const listAffairsCall = bindCall(listAffairs, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, companyId: actor.companyId ?? '', now }
  const [list, total] = await Promise.all([
    listAffairRows(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countAffairs(db, query),
  ])
  return countedPage(list, total, { currentPageNum, pageSize })
})

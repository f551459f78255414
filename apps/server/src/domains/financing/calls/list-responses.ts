import { listResponses } from '@lqr/contract/financing/response-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { responseKind } from '../response-kind.ts'
import { countResponses, listResponseRows } from '../response-list.store.ts'

export const listResponsesCall = bindCall(listResponses, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, now, scope: await caseScope(db, actor, responseKind) }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listResponseRows(db, query, sort, cut),
    () => countResponses(db, query),
  )
})

import { listAccountOpenings } from '@lqr/contract/bank-accounts/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { accountOpeningKind } from '../opening-kind.ts'
import { countOpenings, listOpenings } from '../opening-list.store.ts'

export const listAccountOpeningsCall = bindCall(listAccountOpenings, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const scope = await caseScope(db, actor, accountOpeningKind)
  const query = { ...filters, terms, scope }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listOpenings(db, query, { sort, now, ...cut }),
    () => countOpenings(db, query),
  )
})

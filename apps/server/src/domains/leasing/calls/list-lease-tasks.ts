import { listLeaseTasks } from '@lqr/contract/leasing/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { leaseKind } from '../lease-kind.ts'
import { countLeases, listTaskRows } from '../lease-list.store.ts'
import { readPage } from '../../../data/paging.ts'

export const listLeaseTasksCall = bindCall(listLeaseTasks, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const { orgIds } = await caseScope(db, actor, leaseKind)
  const query = { ...filters, terms, orgIds, now, byAmount: sort === 'amount' }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listTaskRows(db, query, sort, cut),
    () => countLeases(db, query),
  )
})

import { listApplications } from '@lqr/contract/applications/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { applicationKind } from '../application-kind.ts'
import { countApplications, listApplicationRows } from '../application-list.store.ts'
import { readPage } from '../../../data/paging.ts'

export const listApplicationsCall = bindCall(listApplications, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, keyword, mineOnly, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = {
    ...filters,
    terms,
    scope: await caseScope(db, actor, applicationKind),
    byAmount: sort === 'amount',
    officerId: mineOnly ? actor.accountId : undefined,
    now,
  }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listApplicationRows(db, query, sort, cut),
    () => countApplications(db, query),
  )
})

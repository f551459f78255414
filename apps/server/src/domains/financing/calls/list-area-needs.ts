import { listAreaNeeds } from '@lqr/contract/financing/need-calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { needKind } from '../need-kind.ts'
import { countCaseNeeds, listCaseNeeds } from '../need-list.store.ts'

export const listAreaNeedsCall = bindCall(listAreaNeeds, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, ...filters } = body
  const scope = scopeOfSide(await caseScope(db, actor, needKind), 'authority')
  const query = { ...filters, scope, byAmount: sort === 'amount', now }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listCaseNeeds(db, query, sort, cut),
    () => countCaseNeeds(db, query),
  )
})

import { listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { needKind } from '../need-kind.ts'
import { countCaseNeeds, listCaseNeeds } from '../need-list.store.ts'

export const listOwnNeedsCall = bindCall(listOwnNeeds, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, ...filters } = body
  const scope = scopeOfSide(await caseScope(db, actor, needKind), 'enterprise')
  const query = { ...filters, scope, now }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listCaseNeeds(db, query, 'newest', cut),
    () => countCaseNeeds(db, query),
  )
})

import { listOwnNeeds } from '@lqr/contract/financing/need-calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { needKind } from '../need-kind.ts'
import { countCaseNeeds, listCaseNeeds } from '../need-list.store.ts'

export const listOwnNeedsCall = bindCall(listOwnNeeds, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, ...filters } = body
  const scope = scopeOfSide(await caseScope(db, actor, needKind), 'enterprise')
  const query = { ...filters, scope, now }
  const [list, total] = await Promise.all([
    listCaseNeeds(db, query, 'newest', { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countCaseNeeds(db, query),
  ])
  return countedPage(list, total, { currentPageNum, pageSize })
})

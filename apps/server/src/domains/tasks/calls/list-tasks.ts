import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { CASE_AUTHORITIES, CASE_WORKERS } from '../../../cases/move-case.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countTasks, listTaskRows } from '../tasks.store.ts'
import { countedPage } from '../../../data/paging.ts'

/** Who finds open work of all kinds here. */
const WORK = { readers: CASE_WORKERS, authorities: CASE_AUTHORITIES }

export const listTasksCall = bindCall(listTasks, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, keyword, mineOnly, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const scope = await caseScope(db, actor, WORK)
  const query = { ...filters, terms, scope, officerId: mineOnly ? actor.accountId : undefined, now }
  const [list, total] = await Promise.all([
    listTaskRows(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize }),
    countTasks(db, query),
  ])
  return countedPage(list, total, { currentPageNum, pageSize })
})

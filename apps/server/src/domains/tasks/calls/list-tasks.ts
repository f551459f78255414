import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listStandIns } from '../substitutes.store.ts'
import { countTasks, listTaskRows } from '../tasks.store.ts'
import { kindsOfOthers, WORK } from '../workplace.access.ts'
import { readPage } from '../../../data/paging.ts'

/** The person, and those whose tasks the person works on today. */
async function mineOf(db: Db, accountId: string, now: Date): Promise<string[]> {
  const others = await listStandIns(db, accountId, shanghaiDay(now))
  return [accountId, ...others.map(({ id }) => id)]
}

export const listTasksCall = bindCall(listTasks, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, keyword, mineOnly, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const scope = await caseScope(db, actor, WORK)
  const officerIds = mineOnly ? await mineOf(db, actor.accountId, now) : undefined
  const exceptKinds = kindsOfOthers(actor, scope)
  const query = { ...filters, terms, scope, exceptKinds, officerIds, now }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listTaskRows(db, query, cut),
    () => countTasks(db, query),
  )
})

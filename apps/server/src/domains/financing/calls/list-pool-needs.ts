import { listPoolNeeds } from '@lqr/contract/financing/response-calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countPool, listPoolRows } from '../pool.store.ts'
import { requireProvider, shownInPool } from '../show-pool.ts'

export const listPoolNeedsCall = bindCall(listPoolNeeds, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, sort, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, org: await requireProvider(db, actor), today: shanghaiDay(now) }
  return readPage(
    { currentPageNum, pageSize },
    async (cut) => (await listPoolRows(db, query, sort, cut)).map(shownInPool),
    () => countPool(db, query),
  )
})

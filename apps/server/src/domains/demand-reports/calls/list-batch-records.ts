import { listBatchRecords } from '@lqr/contract/demand-reports/batch-calls.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countBatches, countReports, listBatches } from '../batch.store.ts'
import { ownAreaOf, ownAreasOf } from '../demand-reports.access.ts'
import { showBatchRecord } from '../show-batch.ts'

export const listBatchRecordsCall = bindCall(listBatchRecords, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, keyword, state } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const day = shanghaiDay(now)
  const query = { day, state, terms, areas: siteScope(ownAreaOf(actor)) }
  const rows = await listBatches(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize })
  const reports = await countReports(
    db,
    rows.map(({ id }) => id),
    ownAreasOf(actor),
  )
  const list = rows.map((row) => showBatchRecord(row, { day, actor, reports: reports.get(row.id) ?? 0 }))
  return countedPage(list, await countBatches(db, query), { currentPageNum, pageSize })
})

import { listDemandReports } from '@lqr/contract/demand-reports/calls.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { reportKind } from '../report-kind.ts'
import { countReportRows, listReportRows } from '../report-list.store.ts'

export const listDemandReportsCall = bindCall(listDemandReports, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, now, scope: await caseScope(db, actor, reportKind) }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listReportRows(db, query, cut),
    () => countReportRows(db, query),
  )
})

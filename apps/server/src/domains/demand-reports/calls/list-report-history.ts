import { listReportHistory } from '@lqr/contract/demand-reports/calls.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { readPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { reportKind } from '../report-kind.ts'
import { countReportRows, listReportRows } from '../report-list.store.ts'

/** The own enterprise's, or of another one those within the viewer's rows. */
export const listReportHistoryCall = bindCall(listReportHistory, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize } = body
  const companyId = body.companyId ?? actor.companyId ?? undefined
  if (companyId === undefined) return { list: [], total: 0, currentPageNum, pageSize }
  const scope = await caseScope(db, actor, reportKind)
  const query = { scope, now, companyId, sort: 'newest' as const }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listReportRows(db, query, cut),
    () => countReportRows(db, query),
  )
})

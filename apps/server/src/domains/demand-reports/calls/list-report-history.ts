import { listReportHistory } from '@lqr/contract/demand-reports/calls.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { countedPage } from '../../../data/paging.ts'
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
  const list = await listReportRows(db, query, { limit: pageSize, offset: (currentPageNum - 1) * pageSize })
  return countedPage(list, await countReportRows(db, query), { currentPageNum, pageSize })
})

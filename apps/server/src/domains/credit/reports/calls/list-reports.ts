import { listReports } from '@lqr/contract/credit/report-calls.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { reportScope } from '../report-scope.ts'
import { listReportRows } from '../reports.store.ts'

export const listReportsCall = bindCall(listReports, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize } = body
  const page = { limit: pageSize, offset: (currentPageNum - 1) * pageSize }
  const { rows, total } = await listReportRows(db, await reportScope(db, actor), page, shanghaiDay(now))
  return countedPage(rows, total, body)
})

import { listTaxReports } from '@lqr/contract/tax/report-calls.ts'
import { countedPage } from '../../../data/paging.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { partyOf } from '../licence.access.ts'
import { pageOfReports } from '../report.store.ts'
import { reportView } from '../report-view.ts'

export const listTaxReportsCall = bindCall(listTaxReports, async ({ actor, body, db, now }) => {
  const { currentPageNum, pageSize, status, bizNo } = body
  const { rows, total } = await pageOfReports(
    db,
    { party: await partyOf(db, actor), now, status, bizNo },
    { limit: pageSize, offset: (currentPageNum - 1) * pageSize },
  )
  return countedPage(
    rows.map((row) => reportView(row, actor)),
    total,
    { currentPageNum, pageSize },
  )
})

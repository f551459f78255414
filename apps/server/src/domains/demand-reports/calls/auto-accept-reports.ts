import { autoAcceptReports } from '@lqr/contract/demand-reports/calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { problemsOf } from '../five-tests.rules.ts'
import { reportKind } from '../report-kind.ts'
import { listWaiting } from '../report-list.store.ts'
import { requireReport, showReport, testsOf } from '../show-report.ts'

const MOST_AT_ONCE = 200

/** In their order; what passes all five tests is accepted, of the others it is said why not. */
export const autoAcceptReportsCall = bindCall(autoAcceptReports, async (context) => {
  const { db, actor, body, now } = context
  const scope = scopeOfSide(await caseScope(db, actor, reportKind), 'authority')
  const rows = []
  for (const { id, corporateName } of await listWaiting(db, { ...body, scope }, MOST_AT_ONCE)) {
    const row = await requireReport(context, id)
    const problems = problemsOf(await testsOf(db, row, now))
    const isAccepted = problems.length === 0
    if (isAccepted) {
      const show = () => showReport(context, row)
      await requestMove(context, reportKind, { id, move: 'accept', version: row.version, show })
    }
    rows.push({ id, reportNo: row.report_no, corporateName, isAccepted, problems })
  }
  const accepted = rows.filter((row) => row.isAccepted).length
  return { accepted, kept: rows.length - accepted, rows }
})

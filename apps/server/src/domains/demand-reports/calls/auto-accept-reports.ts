import { autoAcceptReports, MOST_ACCEPTED_AT_ONCE } from '@lqr/contract/demand-reports/calls.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { problemsOf } from '../five-tests.rules.ts'
import { reportKind } from '../report-kind.ts'
import { holdWaiting } from '../report-list.store.ts'
import { requireReport, showReport, testsOf } from '../show-report.ts'

/**
 * In their order; what passes all five tests is accepted, of the others it is said why not. They are held meanwhile: what somebody else
 * moves at the same time is left out, and spoils nothing of the rest.
 */
export const autoAcceptReportsCall = bindCall(autoAcceptReports, async (context) => {
  const { db, actor, body, now } = context
  const scope = scopeOfSide(await caseScope(db, actor, reportKind), 'authority')
  const rows = []
  const waiting = await holdWaiting(db, { ...body, scope }, MOST_ACCEPTED_AT_ONCE + 1)
  for (const { id, corporateName } of waiting.slice(0, MOST_ACCEPTED_AT_ONCE)) {
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
  const next = waiting.length > rows.length ? (rows.at(-1)?.id ?? null) : null
  return { next, accepted, kept: rows.length - accepted, rows }
})

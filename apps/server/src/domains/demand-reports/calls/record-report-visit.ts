import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { recordReportVisit } from '@lqr/contract/demand-reports/move-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { holdOwnFiles, linkFiles, listLinkedFiles } from '../../files/index.ts'
import { takesVisits } from '../demand-reports.access.ts'
import { reportKind } from '../report-kind.ts'
import { markVisited } from '../report.store.ts'
import { VISIT_FILES } from '../report-record.ts'
import { requireReport, showReport } from '../show-report.ts'
import { keepVisit } from '../visit.store.ts'

/** Written over what there was; photos are added, those that are linked already stay. */
export const recordReportVisitCall = bindCall(recordReportVisit, async (context) => {
  const { db, actor, params, body, now, audit } = context
  const row = await requireReport(context, params.id)
  if (!takesVisits(row)) throw new CallError(errors.visitClosed, { data: await showReport(context, row) })
  const link = { entity: VISIT_FILES, entityId: row.id }
  const linked = new Set((await listLinkedFiles(db, link)).map(({ fileId }) => fileId))
  const wanted = [...new Set(body.fileIds)].filter((id) => !linked.has(id))
  const own = await holdOwnFiles(db, actor, wanted)
  if (own.length < wanted.length) {
    throw new CallError(errors.fileNotYours, { fields: { fileIds: errors.fileNotYours.msg } })
  }
  await linkFiles(
    db,
    link,
    own.map(({ id }) => ({ fileId: id, purpose: 'visit' })),
  )
  await keepVisit(db, {
    report_id: row.id,
    visit_way: body.visitWay,
    visited_on: body.visitedOn,
    visitors: body.visitors,
    confirmed_tests: body.confirmedTests.filter((test) => !body.doubtedTests.includes(test)),
    doubted_tests: body.doubtedTests,
    findings: body.findings,
    account_id: actor.accountId,
    actor_name: nameOf(actor),
    updated_at: now.toISOString(),
  })
  await markVisited(db, row.id, body.visitedOn)
  const detail = { visitedOn: body.visitedOn, doubted: body.doubtedTests }
  audit({
    action: 'record-report-visit',
    entity: caseEntity(reportKind.declaration),
    entityId: row.id,
    detail,
  })
  return showReport(context, await requireReport(context, row.id))
})

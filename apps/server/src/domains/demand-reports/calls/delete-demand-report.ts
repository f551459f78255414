import { deleteDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { reportKind } from '../report-kind.ts'
import { deleteDraft } from '../report.store.ts'
import { requireReport, showReport } from '../show-report.ts'

export const deleteDemandReportCall = bindCall(deleteDemandReport, async (context) => {
  const { db, params, audit } = context
  const row = await requireReport(context, params.id)
  if (!(await deleteDraft(db, row.id))) {
    throw new CallError(errors.notDeletable, { data: await showReport(context, row) })
  }
  await syncTasks(db, reportKind, [row.id])
  const detail = { batchId: row.batch_id }
  audit({
    action: 'delete-demand-report',
    entity: caseEntity(reportKind.declaration),
    entityId: row.id,
    detail,
  })
  return { done: true }
})

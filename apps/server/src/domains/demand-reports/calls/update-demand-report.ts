import { updateDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { syncTasks } from '../../../cases/case-task.store.ts'
import { updateCase } from '../../../cases/case.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { requireArea, requireBatch } from '../require-batch.ts'
import { mayEdit } from '../demand-reports.access.ts'
import { columnsOf, handIn, requireComplete } from '../file-report.ts'
import { reportKind } from '../report-kind.ts'
import type { ReportRecord } from '../report-record.ts'
import { requireReport, showReport } from '../show-report.ts'

/** Replaces what was typed into a draft or a returned report; a returned one stays complete. */
export const updateDemandReportCall = bindCall(updateDemandReport, async (context) => {
  const { db, body, now, services, audit } = context
  const { id, version, submit, ...typed } = body
  const row = await requireReport(context, id)
  const refuse = async (error: typeof errors.notEditable) =>
    new CallError(error, { data: await showReport(context, row) })
  if (!mayEdit(row)) throw await refuse(errors.notEditable)
  if (version !== undefined && version !== row.version) throw await refuse(errors.staleVersion)
  const columns = columnsOf(typed, services.cipher)
  if (row.status === 'RETURNED') {
    requireComplete({ ...row, ...columns }, services.cipher)
    requireArea(await requireBatch(db, row.batch_id), columns.area_code ?? row.area_code)
  }
  const change = { ...columns, status: row.status }
  const kept = await updateCase<ReportRecord>(db, reportKind, row, change, now)
  if (!kept) throw await refuse(errors.staleVersion)
  await syncTasks(db, reportKind, [id])
  const entity = caseEntity(reportKind.declaration)
  audit({ action: 'edit-demand-report', entity, entityId: id, detail: { version: kept.version } })
  return showReport(context, submit ? await handIn(context, kept) : kept)
})

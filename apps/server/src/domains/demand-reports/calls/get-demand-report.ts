import { getDemandReport, getReportOfBatch } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { caseScope } from '../../../cases/case-access.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { reportKind } from '../report-kind.ts'
import { findIdOfBatch } from '../report.store.ts'
import { requireReport, showReport } from '../show-report.ts'

export const getDemandReportCall = bindCall(getDemandReport, async (context) =>
  showReport(context, await requireReport(context, context.params.id)),
)

/** The same row rule as by its own number; whose report was sealed, nobody but its enterprise learns by asking. */
export const getReportOfBatchCall = bindCall(getReportOfBatch, async (context) => {
  const { a: batchId, b: companyId } = context.params
  const scope = await caseScope(context.db, context.actor, reportKind)
  const id = await findIdOfBatch(context.db, { batchId, companyId, scope })
  if (id === undefined) throw new CallError(errors.reportNotFound)
  return showReport(context, await requireReport(context, id))
})

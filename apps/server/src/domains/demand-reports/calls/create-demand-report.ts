import { createDemandReport } from '@lqr/contract/demand-reports/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { beginReport, handIn } from '../file-report.ts'
import { requireOpenBatch } from '../require-batch.ts'
import { showReport } from '../show-report.ts'

/** A draft, or a report that is handed in at once. */
export const createDemandReportCall = bindCall(createDemandReport, async (context) => {
  const { db, actor, body, now } = context
  const { batchId, submit, ...typed } = body
  const batch = await requireOpenBatch(db, batchId, actor.companyId ?? '', now)
  const draft = await beginReport(context, batch, typed)
  return showReport(context, submit ? await handIn(context, draft) : draft)
})

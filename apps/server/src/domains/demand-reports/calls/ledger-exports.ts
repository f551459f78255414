import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import {
  downloadLedgerExport,
  listLedgerExports,
  requestLedgerExport,
} from '@lqr/contract/demand-reports/export-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { XLSX_TYPE } from '../../../spreadsheets/workbook.ts'
import { isWithinOwnArea, ownAreaOf } from '../demand-reports.access.ts'
import { fileCopy } from '../ledger-copy.ts'
import { findFile, insertExport, listExports } from '../ledger-export.store.ts'
import { requireBatch } from '../require-batch.ts'

/** The file is made by a job, however long it takes; one at a time for an account. */
export const requestLedgerExportCall = bindCall(
  requestLedgerExport,
  async ({ db, actor, body, now, audit }) => {
    const { batchId, applicantKind } = body
    const areaCode = body.areaCode ?? ownAreaOf(actor)
    if (!isWithinOwnArea(actor, areaCode)) throw new CallError(errors.areaNotYours)
    if (batchId !== undefined) await requireBatch(db, batchId)
    const { accountId } = actor
    const id = await insertExport(db, { accountId, areaCode, batchId, applicantKind, now })
    if (id === undefined) throw new CallError(errors.exportRunning)
    await addJob(db, 'make-ledger-export', { exportId: id })
    const detail = { areaCode, batchId: batchId ?? null, applicantKind: applicantKind ?? null }
    audit({ action: 'export-report-ledger', entity: 'report_ledger', entityId: id, detail })
    const begun = (await listExports(db, accountId, now)).find((one) => one.id === id)
    if (!begun) throw new CallError(errors.exportNotFound)
    return begun
  },
)

export const listLedgerExportsCall = bindCall(listLedgerExports, ({ db, actor, now }) =>
  listExports(db, actor.accountId, now),
)

export const downloadLedgerExportCall = bindCall(downloadLedgerExport, async ({ db, actor, params, now }) => {
  const file = await findFile(db, { id: params.id, accountId: actor.accountId, now })
  if (!file) throw new CallError(errors.exportNotFound)
  const { content, areaName, readyAt } = file
  const name = fileCopy.name(areaName, shanghaiDay(new Date(readyAt)))
  return { stream: content, mime: XLSX_TYPE, name, size: content.length }
})

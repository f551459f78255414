import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import {
  cancelReportImport,
  downloadImportTemplate,
  listImportRows,
  listReportImports,
  uploadReportImport,
} from '@lqr/contract/demand-reports/import-calls.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import type { Db } from '../../../data/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { bindCall, bindGuardedCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { nameOf } from '../../../cases/request-move.ts'
import { addJob } from '../../../jobs/add-job.store.ts'
import { XLSX_TYPE } from '../../../spreadsheets/workbook.ts'
import { batchStateOn } from '../batch.rules.ts'
import { ownAreaOf } from '../demand-reports.access.ts'
import { importCopy } from '../import-copy.ts'
import { endImport, findImport, insertImport, listImports, listRows } from '../import.store.ts'
import { makeImportTemplate, readImportFile } from '../import-file.ts'
import { requireBatch } from '../require-batch.ts'

export const downloadImportTemplateCall = bindCall(downloadImportTemplate, async () => {
  const content = await makeImportTemplate()
  return { stream: content, mime: XLSX_TYPE, name: importCopy.templateName, size: content.length }
})

/** The file itself is not kept: its rows are, encrypted, until they have been taken. */
export const uploadReportImportCall = bindGuardedCall(uploadReportImport, readImportFile, async (context) => {
  const { db, actor, query, now, services, file, proof: rows, audit } = context
  const batch = await requireBatch(db, query.batchId)
  if (batchStateOn(batch, shanghaiDay(now)) !== 'OPEN') throw new CallError(errors.batchNotOpen)
  const { accountId } = actor
  const id = await insertImport(db, {
    accountId,
    actorName: nameOf(actor),
    areaCode: ownAreaOf(actor),
    batchId: batch.id,
    fileName: file.name,
    rowsCipher: services.cipher.encrypt(JSON.stringify(rows)),
    totalRows: rows.length,
    now,
  })
  if (id === undefined) throw new CallError(errors.importRunning)
  await addJob(db, 'import-demand-reports', { importId: id })
  audit({
    action: 'import-demand-reports',
    entity: 'report_import',
    entityId: id,
    detail: { batchId: batch.id, rows: rows.length },
  })
  return requireImport(context, id)
})

export const listReportImportsCall = bindCall(listReportImports, ({ db, actor }) =>
  listImports(db, actor.accountId),
)

export const listImportRowsCall = bindCall(listImportRows, async (context) => {
  const { db, params, body } = context
  const { id } = await requireImport(context, params.id)
  const { currentPageNum, pageSize, outcome } = body
  const { list, total } = await listRows(db, id, {
    outcome,
    limit: pageSize,
    offset: (currentPageNum - 1) * pageSize,
  })
  return { list, total, currentPageNum, pageSize }
})

export const cancelReportImportCall = bindCall(cancelReportImport, async (context) => {
  const { db, params, now, audit } = context
  const { id } = await requireImport(context, params.id)
  if (!(await endImport(db, id, 'cancelled', now))) throw new CallError(errors.importOver)
  audit({ action: 'cancel-report-import', entity: 'report_import', entityId: id })
  return requireImport(context, id)
})

async function requireImport({ db, actor }: { db: Db; actor: Actor }, id: string) {
  const found = await findImport(db, actor.accountId, id)
  if (!found) throw new CallError(errors.importNotFound)
  return found
}

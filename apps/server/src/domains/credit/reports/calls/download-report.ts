import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { downloadReport } from '@lqr/contract/credit/report-calls.ts'
import { shanghaiDay } from '../../../../clocks/working-days.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { openTopics, recordDelivery } from '../../authorisations/index.ts'
import { reportCopy as copy } from '../copy.ts'
import { reportScope } from '../report-scope.ts'
import { findContent, findReport } from '../reports.store.ts'

/**
 * An institution needs a live authorisation at each download, not only when it asked, and each one leaves a receipt. A copy with an item
 * that is published no more, or was corrected, goes out to nobody.
 */
export const downloadReportCall = bindCall(
  downloadReport,
  async ({ actor, params, db, services, now, request, audit }) => {
    const row = await findReport(db, params.id, await reportScope(db, actor), shanghaiDay(now))
    const sealed = row && (await findContent(db, row.id))
    if (!row || !sealed) throw new CallError(creditErrors.reportNotFound)
    if (row.isWithdrawn) throw new CallError(creditErrors.reportWithdrawn)
    const { companyId, topics, caseNo } = row
    const ground = await openTopics({ db, actor, now }, { companyId, topics, caseNo: caseNo ?? undefined })
    const pdf = services.cipher.openBytes(sealed)
    await recordDelivery({ db, actor, now, request }, ground, {
      what: 'report',
      topics,
      items: 1,
      content: pdf,
    })
    audit({ action: 'download-credit-report', entity: 'credit_report', entityId: row.id })
    return { stream: pdf, mime: 'application/pdf', name: copy.file(row.number), size: pdf.length }
  },
)

import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import { downloadTaxReport } from '@lqr/contract/tax/report-calls.ts'
import { bindGuardedCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { tokenHash } from '../../../http/session-actor.ts'
import { askSource } from '../ask-source.ts'
import { reportFileName } from '../copy.ts'
import { digestOf } from '../digest.ts'
import { licenceFacts } from '../licence-facts.ts'
import { holdLicence, insertDelivery } from '../licence.store.ts'
import { requireReadyReport } from '../open-report.ts'
import { reportOfToken, takeReportToken } from '../report-token.store.ts'

/**
 * The file is fetched before the transaction, and the token is used up with what is written of the delivery: when the tax side
 * fails, the token is still good, and of two who come at once one gets the file.
 */
export const downloadTaxReportCall = bindGuardedCall(
  downloadTaxReport,
  async ({ actor, body, db, now, services }) => {
    const reportId = await reportOfToken(db, tokenHash(body.token), actor, now)
    if (reportId === undefined) throw new CallError(errors.tokenWrong)
    const { report, licence } = await requireReadyReport(db, actor, reportId, now)
    const file = await askSource(services.tax.fetchReport(licenceFacts(licence), report.sourceReportId))
    return { file, report, licenceId: licence.id }
  },
  async ({ actor, audit, body, db, now, proof: { file, report, licenceId } }) => {
    await holdLicence(db, licenceId)
    await requireReadyReport(db, actor, report.id, now)
    if (!(await takeReportToken(db, tokenHash(body.token), actor, now)))
      throw new CallError(errors.tokenWrong)
    const digest = digestOf(file.bytes)
    await insertDelivery(db, {
      licenceId,
      reportId: report.id,
      accountId: actor.accountId,
      sections: ['goldTaxReport'],
      receiptNo: file.receiptNo,
      digest,
      isDemonstration: report.isDemonstration,
      at: now,
    })
    audit({
      action: 'download-tax-report',
      entity: 'tax_report',
      entityId: report.id,
      detail: { receiptNo: file.receiptNo, digest },
    })
    return {
      stream: file.bytes,
      mime: file.mime,
      name: reportFileName(report.applyNo, file.extension),
      size: file.bytes.length,
    }
  },
)

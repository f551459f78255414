import { copyLastReport } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import type { Viewing } from '../../../cases/case-kind.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { contactFrom } from '../../applications/index.ts'
import { beginReport, type Typed } from '../file-report.ts'
import type { ReportRecord } from '../report-record.ts'
import { findLastId } from '../report.store.ts'
import { requireOpenBatch } from '../require-batch.ts'
import { requireReport, showReport } from '../show-report.ts'

/** Whom the last report named; who copies it, where that person has closed the account since. */
async function contactOf(
  viewing: Viewing,
  { contact_name: name, contact_phone_cipher: phone }: ReportRecord,
): Promise<Pick<Typed, 'contactName' | 'contactPhone'>> {
  if (phone === null) return { contactName: name ?? undefined }
  const { contactName, contactPhoneCipher } = await contactFrom(viewing, {
    contact_name: name ?? '',
    contact_phone_cipher: phone,
  })
  return {
    contactName: contactName || undefined,
    contactPhone: viewing.services.cipher.decrypt(contactPhoneCipher) || undefined,
  }
}

/** What was declared is declared anew: the enterprise ticks the five statements itself. */
export const copyLastReportCall = bindCall(copyLastReport, async (context) => {
  const { db, actor, body, now } = context
  const companyId = actor.companyId ?? ''
  const batch = await requireOpenBatch(db, body.batchId, companyId, now)
  const lastId = await findLastId(db, companyId, batch.id)
  if (lastId === undefined) throw new CallError(errors.nothingToCopy)
  const last = await requireReport(context, lastId)
  const draft = await beginReport(context, batch, {
    areaCode: last.area_code,
    applicantKind: last.applicant_kind ?? undefined,
    address: last.address ?? undefined,
    amountYuan: last.amount_yuan ?? undefined,
    termMonths: last.term_months ?? undefined,
    wantRate: last.want_rate ?? undefined,
    guaranteeMode: last.guarantee_mode ?? undefined,
    loanPurpose: last.loan_purpose ?? undefined,
    purpose: last.purpose ?? undefined,
    fundsIndustryCode: last.use_industry_code ?? undefined,
    ...(await contactOf(context, last)),
  })
  return showReport(context, draft)
})

import { copyLastReport } from '@lqr/contract/demand-reports/calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { beginReport } from '../file-report.ts'
import { findLastId } from '../report.store.ts'
import { requireOpenBatch } from '../require-batch.ts'
import { requireReport, showReport } from '../show-report.ts'

/** What was declared is declared anew: the enterprise ticks the five statements itself. */
export const copyLastReportCall = bindCall(copyLastReport, async (context) => {
  const { db, actor, body, now, services } = context
  const companyId = actor.companyId ?? ''
  const batch = await requireOpenBatch(db, body.batchId, companyId, now)
  const lastId = await findLastId(db, companyId, batch.id)
  if (lastId === undefined) throw new CallError(errors.nothingToCopy)
  const last = await requireReport(context, lastId)
  const phone = last.contact_phone_cipher
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
    contactName: last.contact_name ?? undefined,
    contactPhone: phone === null ? undefined : services.cipher.decrypt(phone),
  })
  return showReport(context, draft)
})

import { openReportContactPhone } from '@lqr/contract/demand-reports/move-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { phoneGround } from '../demand-reports.access.ts'
import { reportKind } from '../report-kind.ts'
import { requireReport } from '../show-report.ts'

/** For the authority while it decides, and for the institution as long as it may act. */
export const openReportContactPhoneCall = bindCall(openReportContactPhone, async (context) => {
  const row = await requireReport(context, context.params.id)
  return openPhone(context, {
    entity: caseEntity(reportKind.declaration),
    entityId: row.id,
    companyId: row.company_id,
    cipherText: row.contact_phone_cipher,
    ground: row.sealed_at === null ? phoneGround(context.actor, row) : undefined,
  })
})

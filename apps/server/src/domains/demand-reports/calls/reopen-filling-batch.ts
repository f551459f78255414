import { reopenFillingBatch } from '@lqr/contract/demand-reports/batch-calls.ts'
import { demandReportErrors as errors } from '@lqr/contract/demand-reports/errors.ts'
import { reopeningDays } from '@lqr/contract/demand-reports/reopening.rules.ts'
import { shanghaiDay } from '../../../clocks/working-days.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { sendMessage } from '../../messages/index.ts'
import { areasOfBatch } from '../batch.rules.ts'
import { keepReopening } from '../batch.store.ts'
import { reopenedNotice } from '../copy.ts'
import { isWithinOwnArea } from '../demand-reports.access.ts'
import { findCertifiedByCode, hasReportIn } from '../report.store.ts'
import { requireOwnBatch } from '../require-batch-form.ts'
import { readBatchRecord } from '../show-batch.ts'

/** For one enterprise of the authority's area and the batch's, until a day before the batch is put away. */
export const reopenFillingBatchCall = bindCall(reopenFillingBatch, async (context) => {
  const { db, actor, params, body, now, audit } = context
  const batch = await requireOwnBatch(context, params.id)
  const { untilOn, reason } = body
  const { first, last } = reopeningDays(batch, shanghaiDay(now))
  if (untilOn < first || untilOn > last) {
    throw new CallError(errors.reopeningDay, { fields: { untilOn: errors.reopeningDay.msg } })
  }
  const company = await findCertifiedByCode(db, body.creditCode)
  if (!company?.areaCode || !isWithinOwnArea(actor, company.areaCode)) {
    throw new CallError(errors.enterpriseUnknown, { fields: { creditCode: errors.enterpriseUnknown.msg } })
  }
  const areas = areasOfBatch(batch)
  if (
    !areas.includes(company.areaCode) &&
    !(await hasReportIn(db, { batchId: batch.id, companyId: company.id, areas }))
  ) {
    throw new CallError(errors.enterpriseOutside, { fields: { creditCode: errors.enterpriseOutside.msg } })
  }
  const companyId = company.id
  await keepReopening(db, { batchId: batch.id, companyId, untilOn, reason, accountId: actor.accountId, now })
  await sendMessage(db, { ...reopenedNotice(batch.name, untilOn), companyId })
  const detail = { companyId, untilOn, reason }
  audit({ action: 'reopen-filling-batch', entity: 'filling_batch', entityId: batch.id, detail })
  return readBatchRecord(context, batch.id)
})

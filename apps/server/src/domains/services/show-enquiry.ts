import type { ServiceEnquiry } from '@lqr/contract/services/enquiry-entities.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { serviceEnquiryKind } from './enquiry-kind.ts'
import { type EnquiryRecord, findEnquiryParties } from './enquiry.store.ts'

/** An enquiry with its timeline and what the viewer may do; the row was found within the viewer's rows. */
export async function showEnquiry(viewing: Viewing, row: EnquiryRecord): Promise<ServiceEnquiry> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, serviceEnquiryKind)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, serviceEnquiryKind, row, scope)
  const { areaName, companyName, orgName } = await findEnquiryParties(db, row.id)
  return {
    id: row.id,
    enquiryNo: row.enquiry_no,
    serviceId: row.service_id,
    serviceName: row.service_name,
    companyName: isSealed ? null : (companyName ?? ''),
    orgName,
    areaCode: row.area_code,
    areaName,
    content: isSealed ? null : row.content,
    wishedTime: isSealed ? null : row.wished_time,
    isSealed,
    quoteYuan: row.quote_yuan,
    quoteNote: row.quote_note,
    declineCode: row.decline_code,
    declineReason: row.decline_reason,
    endReason: row.end_reason,
    quality: row.quality,
    time: row.time_score,
    attitude: row.attitude,
    price: row.price,
    words: row.words,
    ...progressOf(serviceEnquiryKind, row, now),
    timeline: isSealed ? sealedTimeline(events) : events,
    can: caseCan(serviceEnquiryKind, { actor, scope, now }, row, 'enterprise', 'institution'),
    version: row.version,
  }
}

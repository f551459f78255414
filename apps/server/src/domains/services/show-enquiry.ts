import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import type { ServiceEnquiry } from '@lqr/contract/services/enquiry-entities.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { sideWithin } from '../../cases/case-timeline.rules.ts'
import { serviceEnquiryKind } from './enquiry-kind.ts'
import { type EnquiryRecord, findEnquiryContact, findEnquiryParties } from './enquiry.store.ts'

/** Whether the two have to reach each other: from the order until it is closed or ended. */
export const isOrdered = ({ status }: Pick<EnquiryRecord, 'status'>) =>
  serviceEnquiryCase.moves.cancel.from.some((state) => state === status)

/** An enquiry with its timeline and what the viewer may do; the row was found within the viewer's rows. */
export async function showEnquiry(viewing: Viewing, row: EnquiryRecord): Promise<ServiceEnquiry> {
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, serviceEnquiryKind)
  const isSealed = isSealedFor(row, scope)
  const side = sideWithin(scope, row)
  const events = await timelineOf(db, serviceEnquiryKind, row, scope)
  const { areaName, companyName, orgName, orgPhone } = await findEnquiryParties(db, row.id)
  return {
    id: row.id,
    enquiryNo: row.enquiry_no,
    serviceId: row.service_id,
    serviceName: row.service_name,
    companyName: isSealed ? null : (companyName ?? ''),
    orgName,
    areaCode: row.area_code,
    areaName,
    ...NOBODY,
    ...(side === 'enterprise' && providerOf(viewing, row, orgPhone)),
    ...(side === 'institution' && (await clientOf(viewing, row))),
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

const NOBODY = {
  orgPhone: null,
  officerPhone: null,
  contactName: null,
  contactPhone: null,
  opensPhone: false,
}

/** Where the enterprise reaches the provider. */
function providerOf({ services }: Viewing, row: EnquiryRecord, orgPhone: string | null) {
  const phone = isOrdered(row) ? row.officer_phone_cipher : null
  return { orgPhone, officerPhone: phone && services.cipher.decrypt(phone) }
}

/** Whom the provider calls at the enterprise. */
async function clientOf({ db, services }: Viewing, row: EnquiryRecord) {
  const contact = isOrdered(row) ? await findEnquiryContact(db, row.id) : undefined
  if (!contact) return undefined
  const { name, phoneCipher } = contact
  return {
    contactName: name,
    contactPhone: maskPhone(services.cipher.decrypt(phoneCipher)),
    opensPhone: true,
  }
}

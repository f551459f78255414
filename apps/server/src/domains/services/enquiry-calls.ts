import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { searchTerms } from '@lqr/contract/rules/search-words.ts'
import * as calls from '@lqr/contract/services/enquiry-calls.ts'
import { serviceEnquiryCase } from '@lqr/contract/services/enquiry-case.ts'
import { servicesErrors as errors } from '@lqr/contract/services/errors.ts'
import { moveBinder } from '../../cases/bind-move.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import { findCase } from '../../cases/case.store.ts'
import { nextNumber, openCase, recordSubmission } from '../../cases/open-case.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { readPage } from '../../data/paging.ts'
import { bindCall, type BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { openPhone } from '../../personal-data/open-phone.ts'
import { requireRecord } from '../../publishing/require-record.ts'
import { requireArea } from '../reference/index.ts'
import { serviceEnquiryKind } from './enquiry-kind.ts'
import { countEnquiryRows, listEnquiryRows } from './enquiry-list.store.ts'
import { type EnquiryRecord, findEnquiryContact, ONE_LIVING } from './enquiry.store.ts'
import { findService } from './services.store.ts'
import { isOrdered, showEnquiry } from './show-enquiry.ts'

const submitEnquiryCall = bindCall(calls.submitEnquiry, async (context) => {
  const { actor, body, db, now } = context
  requireArea(body.areaCode)
  const service = await requireRecord(findService(db, shanghaiDay(now), body.serviceId), errors.notFound)
  const row = await openCase(
    context,
    serviceEnquiryKind,
    {
      enquiry_no: await nextNumber(db, serviceEnquiryCase, 'service_enquiry_no', now),
      company_id: actor.companyId,
      applicant_account_id: actor.accountId,
      org_id: service.orgId,
      service_id: service.id,
      service_name: service.name,
      area_code: body.areaCode,
      content: body.content,
      wished_time: body.wishedTime,
    },
    { conflict: ONE_LIVING },
  )
  if (!row) throw new CallError(errors.enquiryUnderway)
  await recordSubmission(context, serviceEnquiryKind, row)
  return showEnquiry(context, row)
})

const getEnquiryCall = bindCall(calls.getEnquiry, async (context) => {
  const scope = await caseScope(context.db, context.actor, serviceEnquiryKind)
  const row = await findCase<EnquiryRecord>(context.db, serviceEnquiryKind, context.params.id, scope)
  if (!row) throw new CallError(errors.enquiryNotFound)
  return showEnquiry(context, row)
})

const listEnquiriesCall = bindCall(calls.listEnquiries, async ({ db, actor, body, now }) => {
  const { currentPageNum, pageSize, keyword, ...filters } = body
  const terms = keyword ? searchTerms(keyword) : []
  if (keyword && terms.length === 0) return { list: [], total: 0, currentPageNum, pageSize }
  const query = { ...filters, terms, now, scope: await caseScope(db, actor, serviceEnquiryKind) }
  return readPage(
    { currentPageNum, pageSize },
    (cut) => listEnquiryRows(db, query, cut),
    () => countEnquiryRows(db, query),
  )
})

/** For the provider, as long as there is something to do for the order. */
const openEnquiryPhoneCall = bindCall(calls.openEnquiryPhone, async (context) => {
  const { actor, db, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, serviceEnquiryKind), 'institution')
  const row = await findCase<EnquiryRecord>(db, serviceEnquiryKind, params.id, scope)
  if (!row) throw new CallError(errors.enquiryNotFound)
  return openPhone(context, {
    entity: caseEntity(serviceEnquiryCase),
    entityId: row.id,
    companyId: row.company_id,
    cipherText: (await findEnquiryContact(db, row.id))?.phoneCipher ?? null,
    ground: isOrdered(row) ? 'acceptance' : undefined,
  })
})

const bindEnquiryMove = moveBinder(serviceEnquiryKind, showEnquiry)

export const enquiryCalls: readonly BoundCall[] = [
  submitEnquiryCall,
  getEnquiryCall,
  listEnquiriesCall,
  openEnquiryPhoneCall,
  bindEnquiryMove(calls.quoteEnquiry, 'quote', {
    note: ({ quoteNote }) => quoteNote,
    change: ({ body }) => ({ quote_yuan: body.quoteYuan, quote_note: body.quoteNote }),
  }),
  bindEnquiryMove(calls.declineEnquiry, 'decline', {
    note: ({ declineReason }) => declineReason,
    change: ({ body }) => ({ decline_code: body.declineCode, decline_reason: body.declineReason }),
  }),
  bindEnquiryMove(calls.orderEnquiry, 'order'),
  bindEnquiryMove(calls.deliverEnquiry, 'deliver'),
  bindEnquiryMove(calls.closeEnquiry, 'close', {
    note: ({ words }) => words ?? undefined,
    change: ({ body }) => ({
      quality: body.quality,
      time_score: body.time,
      attitude: body.attitude,
      price: body.price,
      words: body.words,
    }),
  }),
  bindEnquiryMove(calls.withdrawEnquiry, 'withdraw'),
  bindEnquiryMove(calls.cancelEnquiry, 'cancel', {
    note: ({ endReason }) => endReason,
    change: ({ body }) => ({ end_reason: body.endReason }),
  }),
  bindEnquiryMove(calls.stepOutOfEnquiry, 'stepOut', {
    note: ({ endReason }) => endReason,
    change: ({ body }) => ({ end_reason: body.endReason }),
  }),
]

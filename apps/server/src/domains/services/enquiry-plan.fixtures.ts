import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import {
  type EnquiryMove,
  type EnquiryStatus,
  serviceEnquiryCase,
} from '@lqr/contract/services/enquiry-case.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import type { Db } from '../../data/database.ts'
import { serviceEnquiryKind } from './enquiry-kind.ts'
import { ENQUIRIES, type EnquiryRecord } from './enquiry.store.ts'

export interface EnquiryPlan {
  readonly company: { readonly id: string; readonly corporateName: string; readonly accountId: string }
  readonly service: { readonly id: string; readonly name: string; readonly orgId: string }
  readonly clerk: { readonly accountId: string; readonly name: string }
  readonly state: 'SUBMITTED' | 'QUOTED' | 'CLOSED'
  readonly areaCode: string
  readonly content: string
  readonly wishedTime: string
  readonly submittedAt: Date
}

const HOUR_MS = 3_600_000
const QUOTE = { quote_yuan: 5_000, quote_note: '含服务全部费用，15 个工作日内完成，完成后付款。' }
const RATING = { quality: '5', time_score: '4', attitude: '5', price: '4', words: '按时完成，说明清楚。' }
const PATHS: Record<EnquiryPlan['state'], readonly EnquiryMove[]> = {
  SUBMITTED: [],
  QUOTED: ['quote'],
  CLOSED: ['quote', 'order', 'deliver', 'close'],
}

/** An enquiry with the history that leads to its state, as the calls would have left it. */
export async function makeEnquiry(db: Db, plan: EnquiryPlan): Promise<string> {
  const { company, service, clerk, state, submittedAt } = plan
  const { answer, decide, confirm } = serviceEnquiryCase.clocks
  const moves = PATHS[state]
  const timeOf = (step: number) => new Date(submittedAt.getTime() + step * 3 * HOUR_MS)
  const row = await insertCase<EnquiryRecord>(db, ENQUIRIES, {
    enquiry_no: await nextNumber(db, serviceEnquiryCase, 'service_enquiry_no', submittedAt),
    company_id: company.id,
    applicant_account_id: company.accountId,
    org_id: service.orgId,
    service_id: service.id,
    service_name: service.name,
    area_code: plan.areaCode,
    content: plan.content,
    wished_time: plan.wishedTime,
    ...(state === 'SUBMITTED' ? {} : QUOTE),
    ...(state === 'CLOSED' ? RATING : {}),
    status: state,
    answer_due_at: dueAfter(shippedCalendar, answer, submittedAt).toISOString(),
    decide_due_at: moves.length > 0 ? dueAfter(shippedCalendar, decide, timeOf(1)).toISOString() : null,
    confirm_due_at: moves.includes('deliver')
      ? dueAfter(shippedCalendar, confirm, timeOf(3)).toISOString()
      : null,
    officer_account_id: moves.length > 0 ? clerk.accountId : null,
    officer_name: moves.length > 0 ? clerk.name : null,
    is_example: true,
    created_at: submittedAt.toISOString(),
    updated_at: timeOf(moves.length).toISOString(),
    version: 1 + moves.length,
  })
  if (!row) throw new Error('no enquiry was made')
  await syncTasks(db, serviceEnquiryKind, [row.id])
  let from: EnquiryStatus | null = null
  const events = ['submit' as const, ...moves].map((action, step) => {
    const before: EnquiryStatus | null = from
    const to: EnquiryStatus =
      before === null ? 'SUBMITTED' : (afterMove(serviceEnquiryCase, action, before) ?? before)
    from = to
    const isClient = serviceEnquiryCase.moves[action].side === 'enterprise'
    return {
      kind: serviceEnquiryCase.kind,
      case_id: row.id,
      action,
      from_status: before,
      to_status: to,
      actor_account_id: isClient ? company.accountId : clerk.accountId,
      actor_side: isClient ? ('enterprise' as const) : ('institution' as const),
      actor_name: isClient ? company.corporateName : clerk.name,
      note: action === 'quote' ? QUOTE.quote_note : null,
      at: timeOf(step).toISOString(),
    }
  })
  await insertCaseEvents(db, events)
  return row.id
}

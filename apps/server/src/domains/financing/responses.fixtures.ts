import {
  LIVING_STATES,
  responseCase,
  type ResponseMove,
  type ResponseStatus,
} from '@lqr/contract/financing/response-case.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import { grantAuthorisation } from '../credit/index.ts'
import { chooseOrganisation } from './need-choice.store.ts'
import { requireNeedOf } from './response-detail.store.ts'
import { eventsOf, type ResponseStep, stepsTo } from './response-history.fixtures.ts'
import { responseKind } from './response-kind.ts'
import { type ResponseRecord, RESPONSES } from './response.store.ts'
import { fillSlot, keepSlot, takeSlot } from './slot.store.ts'

export interface ResponsePlan {
  readonly needId: string
  readonly org: { readonly id: string; readonly name: string }
  readonly state: ResponseStatus
  readonly begunAt: Date
  /** The listed product of the institution on which the indication rests. */
  readonly productId?: string | undefined
  readonly officer?: { accountId: string | null; name: string; phoneCipher: string | null }
  readonly offer?: { amountYuan?: number; rate?: number; annualCost?: number; conditions?: string }
}

const DAY_MS = 86_400_000
const OFFER_DAYS = 30
const NOBODY = { accountId: null, name: '客户经理（示例）', phoneCipher: null }
const DECLINED = REJECT_CODES[12]

/** A response in the state with the history that leads there, its slot and its consent, as the calls would have left it. */
export async function makeResponse(db: Db, plan: ResponsePlan): Promise<{ id: string; responseNo: string }> {
  const { needId, org, state, begunAt, officer = NOBODY } = plan
  const need = await requireNeedOf(db, needId)
  const steps = stepsTo(state, begunAt)
  const last = steps.at(-1)?.at ?? begunAt
  const responseNo = await nextNumber(db, responseCase, 'need_response_no', begunAt)
  const isHolding = LIVING_STATES.some((living) => living === state)
  const authorisationId = isHolding
    ? await grantAuthorisation(db, {
        grantorCompanyId: need.company_id,
        grantorAccountId: need.applicant_account_id,
        corporateName: '示例企业',
        granteeOrgId: org.id,
        orgName: org.name,
        productName: need.title,
        bizNo: responseNo,
        at: begunAt,
        purpose: 'need',
      })
    : null
  const row = await insertCase<ResponseRecord>(db, RESPONSES, {
    response_no: responseNo,
    need_id: needId,
    company_id: need.company_id,
    applicant_account_id: need.applicant_account_id,
    org_id: org.id,
    demand_type: need.demand_type,
    authorisation_id: authorisationId,
    came_by: state === 'DISPATCHED' ? 'dispatch' : 'grab',
    status: state,
    officer_account_id: officer.accountId,
    officer_name: officer.name,
    officer_phone_cipher: officer.phoneCipher,
    is_example: need.is_example,
    ...columnsOf(plan, steps, need),
    created_at: begunAt.toISOString(),
    updated_at: last.toISOString(),
    version: steps.length,
  })
  if (!row) throw new Error('no response was made')
  if (isHolding) await occupy(db, row)
  await insertCaseEvents(db, eventsOf(row.id, steps, { companyName: '示例企业', officer }))
  await syncTasks(db, responseKind, [row.id])
  return { id: row.id, responseNo }
}

async function occupy(db: Db, row: ResponseRecord): Promise<void> {
  const slot = await takeSlot(db, row.need_id)
  if (slot === undefined) throw new Error('the need has no slot left')
  await db
    .updateTable('financing_need')
    .set((eb) => ({ holders: eb('holders', '+', 1) }))
    .where('id', '=', row.need_id)
    .execute()
  await fillSlot(db, row.need_id, slot, row.id)
  if (row.chosen_at === null) return
  await keepSlot(db, row.id)
  await chooseOrganisation(db, row.need_id, row.org_id)
}

function columnsOf(
  { state, begunAt, productId, offer = {} }: ResponsePlan,
  steps: readonly ResponseStep[],
  need: { amount_yuan: number; term_months: number; guarantee_mode: string },
) {
  const at = (action: ResponseMove) => steps.find((step) => step.action === action)?.at
  const contacted = at('contact')
  const offered = at('offer')
  const declined = state === 'DECLINED'
  const rate = offer.rate ?? 4.1
  return {
    contact_due_at: dueAfter(shippedCalendar, responseCase.clocks.contact, begunAt).toISOString(),
    offer_due_at: contacted
      ? dueAfter(shippedCalendar, responseCase.clocks.offer, contacted).toISOString()
      : null,
    contacted_at: contacted?.toISOString() ?? null,
    contact_way: contacted ? 'phone' : null,
    ...(offered && {
      offer_product_id: productId ?? null,
      offer_amount_yuan: offer.amountYuan ?? need.amount_yuan,
      offer_rate: rate,
      offer_annual_cost: offer.annualCost ?? rate,
      offer_term_months: need.term_months,
      offer_guarantee_mode: need.guarantee_mode,
      offer_conditions: offer.conditions ?? '法定代表人提供连带责任保证。',
      offer_valid_to: shanghaiDay(new Date(offered.getTime() + OFFER_DAYS * DAY_MS)),
      offered_at: offered.toISOString(),
    }),
    chosen_at: at('choose')?.toISOString() ?? null,
    decline_code: declined ? DECLINED.code : null,
    decline_reason: declined ? DECLINED.sentence : null,
    next_steps: declined ? DECLINED.remedy : null,
    ...(declined
      ? refusalColumns(DECLINED.code, {}, { now: at('decline') ?? begunAt, foundDate: null })
      : {}),
  }
}

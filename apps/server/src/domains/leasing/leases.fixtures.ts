import { LEASE_CONSENT_VERSION } from '@lqr/contract/leasing/consent.ts'
import { monthlyRentYuan } from '@lqr/contract/leasing/lease-cost.ts'
import type { LeaseForm } from '@lqr/contract/leasing/calls.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { leaseCase, type LeaseMove, type LeaseStatus } from '@lqr/contract/leasing/lease-case.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import { insertCaseEvents, type NewCaseEvent } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { expiredNote, PLATFORM_NAME } from '../../cases/copy.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { expiresAt, needStatusOf } from './lease.rules.ts'
import type { LeasingInstitution } from './lease-institutions.store.ts'
import { LEASE_ANSWERS } from './lease-answer.ts'
import { NEED_EVENTS } from './lease-detail.store.ts'
import { leaseKind } from './lease-kind.ts'
import { insertNeed } from './lease.store.ts'
import { consentHash } from './submit-lease.ts'

/** An institution that was asked, and how far it has come. */
export interface LeaseAnswerPlan {
  readonly org: LeasingInstitution
  readonly state: LeaseStatus
  readonly officer?: { accountId: string | null; name: string; phoneCipher: string | null } | undefined
  readonly ratePercent?: number | undefined
}

export interface LeasePlan {
  readonly company: { id: string; corporateName: string }
  readonly applicantAccountId: string
  readonly answers: readonly LeaseAnswerPlan[]
  readonly submittedAt: Date
  readonly asked?: Partial<Omit<LeaseForm, 'fileIds' | 'consent' | 'orgId'>>
}

const PATHS: Record<LeaseStatus, readonly LeaseMove[]> = {
  SUBMITTED: [],
  ACCEPTED: ['accept'],
  OFFERED: ['accept', 'offer'],
  SIGNED: ['accept', 'offer', 'agree', 'sign'],
  CLOSED: ['accept', 'offer', 'agree', 'sign', 'close'],
  DISSOLVED: ['accept', 'offer', 'agree', 'sign', 'dissolve'],
  DECLINED: ['accept', 'decline'],
  WITHDRAWN: ['withdraw'],
  EXPIRED: ['expire'],
  LOST: ['accept', 'offer', 'lose'],
}
const DISSOLVED_BECAUSE = '设备厂商不能按期交货，双方商定解除。'
const NOTES: Partial<Record<LeaseMove, string>> = {
  expire: expiredNote(leaseCase.clocks.accept.name),
  dissolve: DISSOLVED_BECAUSE,
}
/** Hours from the submission to each step; a need that expires does so when its days are over. */
const STEP_HOURS = 25
const HOUR_MS = 3_600_000

const USUAL = {
  kind: 'direct',
  equipmentName: '数控卧式车床（示例）',
  equipmentCategory: 'machineTool',
  equipmentCondition: 'new',
  valueYuan: 1_000_000,
  amountYuan: 800_000,
  termMonths: 36,
  downPaymentPercent: 20,
  purpose: '替换老旧机床，提高加工精度。',
  areaCode: '620102',
  contactName: '示例联系人',
  contactPhone: '13900001234',
  audience: 'area',
} as const

const NOBODY = { accountId: null, name: '租赁经理（示例）', phoneCipher: null }

/** A need with the answers of its institutions and the history that leads there, as the calls would have left it. */
export async function makeLeaseNeed(
  db: Db,
  services: Pick<Services, 'cipher'>,
  plan: LeasePlan,
): Promise<{ id: string; needNo: string; responseIds: string[] }> {
  const { contactPhone, ...asked } = { ...USUAL, ...plan.asked }
  const needNo = await nextNumber(db, leaseCase, 'lease_need_no', plan.submittedAt)
  const orgs = plan.answers.map(({ org }) => org)
  const told = plan.answers.map((answer) => historyOf(plan, answer))
  const last = told.flat().reduce((at, step) => (step.at > at ? step.at : at), plan.submittedAt)
  const need = await insertNeed(db, {
    need_no: needNo,
    company_id: plan.company.id,
    applicant_account_id: plan.applicantAccountId,
    kind: asked.kind,
    equipment_name: asked.equipmentName,
    equipment_category: asked.equipmentCategory,
    equipment_condition: asked.equipmentCondition,
    value_yuan: asked.valueYuan,
    amount_yuan: asked.amountYuan,
    term_months: asked.termMonths,
    down_payment_percent: asked.downPaymentPercent,
    purpose: asked.purpose,
    area_code: asked.areaCode,
    contact_name: asked.contactName,
    contact_phone_cipher: services.cipher.encrypt(contactPhone),
    audience: asked.audience,
    consent_version: LEASE_CONSENT_VERSION,
    consent_hash: consentHash(needNo, plan.company.corporateName, asked.audience, orgs, plan.submittedAt),
    status: needStatusOf(plan.answers.map(({ state }) => state)),
    expires_at: expiresAt(plan.submittedAt).toISOString(),
    is_example: true,
    created_at: plan.submittedAt.toISOString(),
    updated_at: last.toISOString(),
    version: 1 + told.flat().length,
  })
  const responseIds: string[] = []
  for (const [index, answer] of plan.answers.entries()) {
    const row = await insertCase(db, LEASE_ANSWERS, {
      need_id: need.id,
      org_id: answer.org.id,
      company_id: plan.company.id,
      status: answer.state,
      accept_due_at: dueAfter(shippedCalendar, leaseCase.clocks.accept, plan.submittedAt).toISOString(),
      ...columnsOf(answer, told[index] ?? [], asked),
      created_at: plan.submittedAt.toISOString(),
      updated_at: (told[index]?.at(-1)?.at ?? plan.submittedAt).toISOString(),
      version: 1 + (told[index]?.length ?? 0),
    })
    if (row) responseIds.push(row.id)
  }
  await syncTasks(db, leaseKind, responseIds)
  await insertHistory(db, plan, { id: need.id, responseIds }, told)
  return { id: need.id, needNo, responseIds }
}

interface Step {
  readonly action: LeaseMove
  readonly from: LeaseStatus
  readonly to: LeaseStatus
  readonly at: Date
}

function historyOf(plan: LeasePlan, { state }: LeaseAnswerPlan): Step[] {
  let from: LeaseStatus = 'SUBMITTED'
  return PATHS[state].map((action, index) => {
    const to = afterMove(leaseCase, action, from) ?? from
    const at =
      action === 'expire'
        ? expiresAt(plan.submittedAt)
        : new Date(plan.submittedAt.getTime() + (index + 1) * STEP_HOURS * HOUR_MS)
    const step = { action, from, to, at }
    from = to
    return step
  })
}

function columnsOf(
  answer: LeaseAnswerPlan,
  steps: readonly Step[],
  asked: Pick<LeaseForm, 'amountYuan' | 'termMonths'>,
) {
  const at = (action: LeaseMove) => steps.find((step) => step.action === action)?.at.toISOString() ?? null
  const officer = at('accept') === null ? undefined : (answer.officer ?? NOBODY)
  const ratePercent = answer.ratePercent ?? 5.6
  const { amountYuan, termMonths } = asked
  const offered = at('offer') !== null
  const declined = REJECT_CODES.find(({ code }) => code === 'COLLATERAL_INSUFFICIENT')
  const declinedAt = at('decline')
  const refused = declinedAt !== null
  return {
    officer_account_id: officer?.accountId ?? null,
    officer_name: officer?.name ?? null,
    officer_phone_cipher: officer?.phoneCipher ?? null,
    sealed_at: at('withdraw'),
    accepted_at: at('accept'),
    offer_amount_yuan: offered ? amountYuan : null,
    offer_rent_yuan: offered ? monthlyRentYuan({ amountYuan, ratePercent, termMonths }) : null,
    offer_rate: offered ? ratePercent : null,
    offer_term_months: offered ? termMonths : null,
    offer_fee_yuan: offered ? Math.round(amountYuan / 100) : null,
    offer_conditions: offered ? '设备验收合格并办理保险；法定代表人提供连带责任保证。' : null,
    offer_valid_to: null,
    offered_at: at('offer'),
    agreed_at: at('agree'),
    signed_at: at('sign'),
    end_reason: at('dissolve') === null ? null : DISSOLVED_BECAUSE,
    decline_code: refused ? (declined?.code ?? null) : null,
    decline_reason: refused ? '该类设备二手市场窄，按目前的首付比例风险缓释不足。' : null,
    next_steps: refused ? (declined?.remedy ?? null) : null,
    ...(declinedAt && declined
      ? refusalColumns(declined.code, {}, { now: new Date(declinedAt), foundDate: null })
      : {}),
  }
}

async function insertHistory(
  db: Db,
  plan: LeasePlan,
  made: { id: string; responseIds: readonly string[] },
  told: readonly (readonly Step[])[],
): Promise<void> {
  const enterprise = {
    actor_account_id: plan.applicantAccountId,
    actor_side: 'enterprise',
    actor_name: plan.company.corporateName,
  } as const
  const actorOf = (action: LeaseMove, answer: LeaseAnswerPlan | undefined) => {
    const { side } = leaseCase.moves[action]
    if (side === 'enterprise') return enterprise
    if (side === 'platform')
      return { actor_account_id: null, actor_side: 'platform', actor_name: PLATFORM_NAME } as const
    const officer = answer?.officer ?? NOBODY
    return {
      actor_account_id: officer.accountId,
      actor_side: 'institution',
      actor_name: officer.name,
    } as const
  }
  const events = told.flatMap((steps, index) =>
    steps.map(({ action, from, to, at }) => ({
      kind: leaseCase.kind,
      case_id: made.responseIds[index] ?? '',
      action,
      from_status: from as string | null,
      to_status: to as string,
      ...actorOf(action, plan.answers[index]),
      note: NOTES[action] ?? null,
      at: at.toISOString(),
    })),
  )
  const submitted: NewCaseEvent = {
    kind: NEED_EVENTS,
    case_id: made.id,
    action: 'submit',
    from_status: null,
    to_status: 'SUBMITTED',
    ...enterprise,
    note: null,
    at: plan.submittedAt.toISOString(),
  }
  await insertCaseEvents(db, [submitted, ...events.toSorted((a, b) => a.at.localeCompare(b.at))])
}

import { NEED_CONSENT_VERSION, needConsentEvidence } from '@lqr/contract/financing/consent.ts'
import { USUAL_SLOTS } from '@lqr/contract/financing/kinds.ts'
import { NEED_REJECT_CODES } from '@lqr/contract/reference/need-reject-codes.ts'
import { needCase, type NeedStatus } from '@lqr/contract/financing/need-case.ts'
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
import type { Services } from '../../http/services.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import { eventsOf, stepsTo } from './need-history.fixtures.ts'
import { needKind } from './need-kind.ts'
import { type NeedRecord, NEEDS, type NeedValues, setSlots } from './need.store.ts'

export interface NeedPlan {
  readonly company: { id: string; corporateName: string }
  readonly applicantAccountId: string
  readonly state?: NeedStatus
  /** When it was published, or begun as a draft; two weeks ago unless told otherwise. */
  readonly publishedAt?: Date
  /** Columns other than usual, `valid_to` among them; a draft may have nulls. */
  readonly asked?: NeedValues
  /** The institution that was chosen. */
  readonly orgId?: string | null
  readonly authorityName?: string
  readonly isExample?: boolean
}

const DAY_MS = 86_400_000
const USUAL_VALID_DAYS = 90
const USUAL_AGE_DAYS = 14

const USUAL = {
  title: '采购原料流动资金',
  demand_type: 'debt',
  amount_yuan: 2_000_000,
  term_months: 12,
  want_rate: 4.5,
  guarantee_mode: 'mortgage',
  purpose: '旺季前采购原料，回款后归还。',
  description: null,
  industry_code: 'C',
  area_code: '620102',
  contact_name: '示例联系人',
  slots: USUAL_SLOTS,
  shows_company: false,
} as const

/** What an authority gives as its reason, by the state it led to. */
const ENDS = {
  UNMATCHED: REJECT_CODES[4],
  REJECTED: NEED_REJECT_CODES[3],
} as const

/** A need in the state with the history that leads there and its open slots, as the calls would have left it. */
export async function makeNeed(
  db: Db,
  services: Pick<Services, 'cipher' | 'now'>,
  plan: NeedPlan,
): Promise<{ id: string; demandNo: string }> {
  const { company, state = 'PUBLISHED' } = plan
  const at = plan.publishedAt ?? new Date(services.now().getTime() - USUAL_AGE_DAYS * DAY_MS)
  const usualEnd = state === 'EXPIRED' ? USUAL_AGE_DAYS / 2 : USUAL_VALID_DAYS
  const validTo = shanghaiDay(new Date(at.getTime() + usualEnd * DAY_MS))
  const asked = { valid_to: validTo, ...USUAL, ...plan.asked }
  const steps = stepsTo(state, at, String(asked.valid_to))
  const last = steps.at(-1)?.at ?? at
  const demandNo = await nextNumber(db, needCase, 'financing_need_no', at)
  const end = state === 'UNMATCHED' || state === 'REJECTED' ? ENDS[state] : undefined
  const row = await insertCase<NeedRecord>(db, NEEDS, {
    contact_phone_cipher: services.cipher.encrypt('13900001234'),
    ...asked,
    demand_no: demandNo,
    company_id: company.id,
    applicant_account_id: plan.applicantAccountId,
    org_id: plan.orgId ?? null,
    status: state,
    ...(state !== 'DRAFT' && {
      consent_version: NEED_CONSENT_VERSION,
      consent_hash: evidenceHash(needConsentEvidence(demandNo, company.corporateName, at.toISOString())),
      published_at: at.toISOString(),
      match_due_at: dueAfter(shippedCalendar, needCase.clocks.match, at).toISOString(),
    }),
    reject_code: end?.code ?? null,
    reject_reason: end?.sentence ?? null,
    next_steps: end?.remedy ?? null,
    ...(end ? refusalColumns(end.code, {}, { now: last, foundDate: null }) : {}),
    sealed_at: state === 'WITHDRAWN' ? last.toISOString() : null,
    is_example: plan.isExample ?? false,
    created_at: at.toISOString(),
    updated_at: last.toISOString(),
    version: 1 + steps.length,
  })
  if (!row) throw new Error('no need was made')
  if (state !== 'DRAFT') await setSlots(db, row.id, row.slots ?? 0)
  await insertCaseEvents(
    db,
    eventsOf(row.id, steps, {
      accountId: plan.applicantAccountId,
      corporateName: company.corporateName,
      authorityName: plan.authorityName ?? '金融办（示例）',
    }),
  )
  await syncTasks(db, needKind, [row.id])
  return { id: row.id, demandNo }
}

import type { StockBoardCode } from '@lqr/contract/equity/boards.ts'
import {
  type ListingMove,
  type ListingStatus,
  stockApplicationCase,
} from '@lqr/contract/equity/listing-case.ts'
import { LISTING_CONSENT_VERSION } from '@lqr/contract/equity/listing-consent.ts'
import { LISTING_REFUSAL_REASONS } from '@lqr/contract/equity/listing-reasons.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents, type NewCaseEvent } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { listingConsentHash } from './apply-for-listing.ts'
import { stockApplicationKind } from './listing-kind.ts'
import { LISTINGS, type ListingRecord } from './listing-record.ts'
import { type Exchange, keepListed } from './listing.store.ts'

export interface ListingPlan {
  readonly company: { readonly id: string; readonly corporateName: string }
  readonly applicantAccountId: string
  readonly exchange: Exchange
  readonly item: {
    readonly id: string
    readonly name: string
    readonly board: StockBoardCode
    readonly documents: readonly string[]
  }
  readonly state: ListingStatus
  readonly submittedAt: Date
  readonly shortName?: string
  readonly introduction?: string
  /** The six digits of the code, for one that is listed. */
  readonly codeDigits?: string
  readonly officer?: {
    readonly accountId: string | null
    readonly name: string
    readonly phoneCipher: string | null
  }
}

const PATHS: Record<ListingStatus, readonly ListingMove[]> = {
  SUBMITTED: [],
  ACCEPTED: ['accept'],
  REVIEWING: ['accept', 'review'],
  SUPPLEMENT: ['accept', 'review', 'supplement'],
  LISTED: ['accept', 'review', 'list'],
  REJECTED: ['accept', 'review', 'reject'],
  WITHDRAWN: ['withdraw'],
}
const STEP_MS = 25 * 3_600_000
const OFFICER = { accountId: null, name: '挂牌专员（示例）', phoneCipher: null }
const REFUSED = LISTING_REFUSAL_REASONS[3]
const REQUEST = '股东名册缺少全体股东签字，请补正后重新上传。'

interface Step {
  readonly action: ListingMove
  readonly from: ListingStatus
  readonly to: ListingStatus
  readonly at: Date
}

function historyOf({ state, submittedAt }: ListingPlan): Step[] {
  let from: ListingStatus = 'SUBMITTED'
  return PATHS[state].map((action, index) => {
    const to = afterMove(stockApplicationCase, action, from) ?? from
    const step = { action, from, to, at: new Date(submittedAt.getTime() + (index + 1) * STEP_MS) }
    from = to
    return step
  })
}

function outcomeColumns(plan: ListingPlan, at: (action: ListingMove) => Date | undefined) {
  const [askedAt, listedAt, refusedAt] = [at('supplement'), at('list'), at('reject')]
  return {
    ...(askedAt && {
      supplement_request: REQUEST,
      resume_status: 'REVIEWING',
      clock_paused_at: askedAt.toISOString(),
    }),
    ...(listedAt && { company_code: codeOf(plan), listed_at: listedAt.toISOString() }),
    ...(refusedAt && {
      reject_code: REFUSED.code,
      reject_reason: REFUSED.sentence,
      next_steps: REFUSED.remedy,
      ...refusalColumns(REFUSED.code, {}, { now: refusedAt, foundDate: null }),
    }),
  }
}

const baseOf = ({ codeDigits = '000001' }: ListingPlan) => `GS${codeDigits}`
const codeOf = (plan: ListingPlan) => `${baseOf(plan)}${plan.item.board}`

/** An application with the history that leads there, as the calls would have left it. */
export async function makeListing(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  plan: ListingPlan,
): Promise<string> {
  const { company, exchange, item, state, submittedAt } = plan
  const { clocks } = stockApplicationCase
  const steps = historyOf(plan)
  const at = (action: ListingMove) => steps.find((step) => step.action === action)?.at
  const acceptedAt = at('accept')
  const listedAt = at('list')
  const officer = acceptedAt ? (plan.officer ?? OFFICER) : undefined
  const number = await nextNumber(db, stockApplicationCase, 'stock_apply_no', submittedAt)
  const row = await insertCase<ListingRecord>(db, LISTINGS, {
    number,
    item_id: item.id,
    item_name: item.name,
    board: item.board,
    documents: [...item.documents],
    company_id: company.id,
    applicant_account_id: plan.applicantAccountId,
    org_id: exchange.id,
    short_name: plan.shortName ?? '示例股份',
    shareholders: 12,
    introduction: plan.introduction ?? '公司主营业务清晰，近两年连续经营，股东结构简单，拟通过挂牌规范治理。',
    recommender: null,
    contact_name: '示例联系人',
    contact_phone_cipher: cipher.encrypt('13900001234'),
    consent_version: LISTING_CONSENT_VERSION,
    consent_hash: listingConsentHash(number, exchange.name, submittedAt),
    ...outcomeColumns(plan, at),
    status: state,
    accept_due_at: dueAfter(shippedCalendar, clocks.accept, submittedAt).toISOString(),
    decide_due_at: acceptedAt
      ? dueAfter(shippedCalendar, clocks.decide, acceptedAt).toISOString()
      : undefined,
    sealed_at: at('withdraw')?.toISOString(),
    officer_account_id: officer?.accountId,
    officer_name: officer?.name,
    officer_phone_cipher: officer?.phoneCipher,
    is_example: true,
    created_at: submittedAt.toISOString(),
    updated_at: (steps.at(-1)?.at ?? submittedAt).toISOString(),
    version: 1 + steps.length,
  })
  if (!row) throw new Error('no application was made')
  if (listedAt) {
    await keepListed(db, { companyId: company.id, code: baseOf(plan), board: item.board, at: listedAt })
  }
  await syncTasks(db, stockApplicationKind, [row.id])
  await insertHistory(db, plan, row.id, steps)
  return row.id
}

async function insertHistory(db: Db, plan: ListingPlan, id: string, steps: readonly Step[]): Promise<void> {
  const officer = plan.officer ?? OFFICER
  const actors = {
    enterprise: { actor_account_id: plan.applicantAccountId, actor_name: plan.company.corporateName },
    institution: { actor_account_id: officer.accountId, actor_name: officer.name },
  } as const
  const notes: Partial<Record<ListingMove, string>> = {
    supplement: REQUEST,
    reject: REFUSED.sentence,
    list: codeOf(plan),
  }
  const event = (action: ListingMove, from: string | null, to: string, at: Date): NewCaseEvent => {
    const { side } = stockApplicationCase.moves[action]
    const note = notes[action] ?? null
    const told = { action, from_status: from, to_status: to, note, at: at.toISOString() }
    return { kind: stockApplicationCase.kind, case_id: id, actor_side: side, ...actors[side], ...told }
  }
  await insertCaseEvents(db, [
    event('submit', null, 'SUBMITTED', plan.submittedAt),
    ...steps.map(({ action, from, to, at }) => event(action, from, to, at)),
  ])
}

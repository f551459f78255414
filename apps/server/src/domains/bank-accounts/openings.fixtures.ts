import {
  accountOpeningCase,
  type OpeningMove,
  type OpeningStatus,
} from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { OPENING_CONSENT_VERSION } from '@lqr/contract/bank-accounts/consent.ts'
import { type AccountTypeCode, OPENING_FAIL_REASONS } from '@lqr/contract/bank-accounts/kinds.ts'
import { afterMove } from '@lqr/contract/kernel/cases/read-case.ts'
import { maskAccountNumber } from '@lqr/contract/rules/mask.ts'
import { dueAfter } from '../../cases/case-clock.rules.ts'
import { insertCaseEvents, type NewCaseEvent } from '../../cases/case-event.store.ts'
import { syncTasks } from '../../cases/case-task.store.ts'
import { insertCase } from '../../cases/case.store.ts'
import { PLATFORM_NAME } from '../../cases/copy.ts'
import { nextNumber } from '../../cases/open-case.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import type { Db } from '../../data/database.ts'
import type { Services } from '../../http/services.ts'
import { findCertified, insertAccount } from './accounts.store.ts'
import { branchOf } from './branches.store.ts'
import { accountOpeningKind } from './opening-kind.ts'
import { OPENINGS, type OpeningRecord } from './opening.store.ts'
import { holdSlot } from './slots.store.ts'

export interface OpeningPlan {
  readonly company: { readonly id: string; readonly corporateName: string }
  readonly applicantAccountId: string
  readonly branchId: string
  readonly state: OpeningStatus
  readonly submittedAt: Date
  readonly appointTime: Date
  readonly accountType?: AccountTypeCode
  readonly purpose?: string
  readonly officer?: {
    readonly accountId: string | null
    readonly name: string
    readonly phoneCipher: string | null
  }
}

const PATHS: Record<OpeningStatus, readonly OpeningMove[]> = {
  SUBMITTED: [],
  CONFIRMED: ['confirm'],
  VERIFYING: ['confirm', 'verify'],
  OPENED: ['confirm', 'verify', 'open'],
  FAILED: ['confirm', 'verify', 'fail'],
  CANCELLED: ['withdraw'],
  NO_SHOW: ['confirm', 'noShow'],
}
const HOUR_MS = 3_600_000
const OFFICER = { accountId: null, name: '对公柜员（示例）', phoneCipher: null }
const FAILED = OPENING_FAIL_REASONS[0]

interface Step {
  readonly action: OpeningMove
  readonly from: OpeningStatus
  readonly to: OpeningStatus
  readonly at: Date
}

/** Before the visit two hours after the submission, from the visit on an hour apart. */
function historyOf({ state, submittedAt, appointTime }: OpeningPlan): Step[] {
  let from: OpeningStatus = 'SUBMITTED'
  return PATHS[state].map((action, index) => {
    const to = afterMove(accountOpeningCase, action, from) ?? from
    const base = index === 0 ? submittedAt : appointTime
    const step = { action, from, to, at: new Date(base.getTime() + (index === 0 ? 2 : index) * HOUR_MS) }
    from = to
    return step
  })
}

/** An opening with its place in the slot and the history that leads there, as the calls would have left it. */
export async function makeOpening(
  db: Db,
  { cipher }: Pick<Services, 'cipher'>,
  plan: OpeningPlan,
): Promise<string> {
  const { company, branchId, state, submittedAt, appointTime } = plan
  const appointEnd = new Date(appointTime.getTime() + HOUR_MS)
  const branch = await branchOf(db, branchId)
  const certified = await findCertified(db, company.id)
  const steps = historyOf(plan)
  const at = (action: OpeningMove) => steps.find((step) => step.action === action)?.at
  const isOver = accountOpeningCase.states[state].phase === 'over'
  const officer = at('confirm') ? (plan.officer ?? OFFICER) : undefined
  const number = await nextNumber(db, accountOpeningCase, 'account_opening_no', submittedAt)
  const accountNo = `1010000000${number.slice(-6)}`
  const openedOn = at('open') && shanghaiDay(at('open') ?? submittedAt)
  const accountType = plan.accountType ?? 'general'
  await holdSlot(db, branchId, { beginsAt: appointTime.toISOString(), endsAt: appointEnd.toISOString() })
  const row = await insertCase<OpeningRecord>(db, OPENINGS, {
    number,
    company_id: company.id,
    applicant_account_id: plan.applicantAccountId,
    org_id: branchId,
    branch_org_id: branchId,
    appoint_time: appointTime.toISOString(),
    appoint_end: appointEnd.toISOString(),
    profile: branch.profile,
    account_type: accountType,
    subject_kind: 'corporation',
    corporate_name: company.corporateName,
    credit_code: certified.creditCode ?? '',
    legal_person_name: certified.legalPersonName ?? '',
    basic_account_no: accountType === 'basic' ? null : 'J8210000000001',
    purpose: plan.purpose ?? '日常货款结算和代发工资',
    beneficial_owner: 'registered',
    contact_name: '示例经办人',
    contact_phone_cipher: cipher.encrypt('13900001234'),
    operator_id_no_cipher: isOver ? null : cipher.encrypt('620102199001010011'),
    materials: ['licence', 'legalPersonId', 'operatorId'],
    findings: [],
    is_simple_opening: branch.profile === 'LZB' ? false : null,
    consent_version: OPENING_CONSENT_VERSION,
    consent_hash: '0'.repeat(64),
    bank_reference: `${branch.profile}-DEMO-${number.slice(-6)}`,
    is_demonstration: true,
    diligence: at('confirm') ? 'standard' : null,
    ...(openedOn && {
      account_no_index: cipher.blindIndex(accountNo),
      account_no_masked: maskAccountNumber(accountNo),
      opened_on: openedOn,
    }),
    ...(at('fail') && { fail_code: FAILED.code, fail_reason: FAILED.sentence, next_steps: FAILED.remedy }),
    status: state,
    confirm_due_at: dueAfter(shippedCalendar, accountOpeningCase.clocks.confirm, submittedAt).toISOString(),
    visit_due_at: at('confirm') ? appointEnd.toISOString() : null,
    open_due_at: dueAtOf(at('verify')),
    sealed_at: at('withdraw')?.toISOString() ?? null,
    officer_account_id: officer?.accountId,
    officer_name: officer?.name,
    officer_phone_cipher: officer?.phoneCipher,
    is_example: true,
    created_at: submittedAt.toISOString(),
    updated_at: (steps.at(-1)?.at ?? submittedAt).toISOString(),
    version: 1 + steps.length,
  })
  if (!row) throw new Error('no opening was made')
  if (openedOn) {
    await insertAccount(db, {
      company_id: company.id,
      source: 'opened',
      org_id: branchId,
      opening_id: row.id,
      bank_name: branch.bankName,
      branch_name: branch.name,
      account_type: accountType,
      account_no_cipher: cipher.encrypt(accountNo),
      account_no_masked: maskAccountNumber(accountNo),
      basic_account_no: `J8210${number.slice(-6).padStart(9, '0')}`,
      opened_on: openedOn,
      is_example: true,
    })
  }
  await syncTasks(db, accountOpeningKind, [row.id])
  await insertHistory(db, plan, row.id, steps)
  return row.id
}

function dueAtOf(verifiedAt: Date | undefined): string | null {
  return verifiedAt
    ? dueAfter(shippedCalendar, accountOpeningCase.clocks.open, verifiedAt).toISOString()
    : null
}

async function insertHistory(db: Db, plan: OpeningPlan, id: string, steps: readonly Step[]): Promise<void> {
  const officer = plan.officer ?? OFFICER
  const actors = {
    enterprise: { actor_account_id: plan.applicantAccountId, actor_name: plan.company.corporateName },
    institution: { actor_account_id: officer.accountId, actor_name: officer.name },
    platform: { actor_account_id: null, actor_name: PLATFORM_NAME },
  } as const
  const event = (action: OpeningMove, from: string | null, to: string, at: Date): NewCaseEvent => {
    const { side } = accountOpeningCase.moves[action]
    const told = { action, from_status: from, to_status: to, note: null, at: at.toISOString() }
    return { kind: accountOpeningCase.kind, case_id: id, actor_side: side, ...actors[side], ...told }
  }
  await insertCaseEvents(db, [
    event('submit', null, 'SUBMITTED', plan.submittedAt),
    ...steps.map(({ action, from, to, at }) => event(action, from, to, at)),
  ])
}

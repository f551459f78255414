import type { CodeOf } from '../../../../../database/coded-columns.ts'
import {
  applicationCase,
  type ApplicationMove,
  type ApplicationStatus,
} from '@lqr/contract/applications/application-case.ts'
import { refusalColumns } from '../../cases/refusal-columns.ts'
import { REJECT_CODES } from '@lqr/contract/reference/reject-codes.ts'
import { dueAfter, resumedDueAt } from '../../cases/case-clock.rules.ts'
import { expiredNote, PLATFORM_NAME } from '../../cases/copy.ts'
import { shippedCalendar } from '../../clocks/shipped-calendar.ts'
import { addWorkingDays, shanghaiDay } from '../../clocks/working-days.ts'
import type { ApplicationChange } from './application-record.ts'

export interface Person {
  accountId: string | null
  name: string
}

/** What happens to an application and how fast; enough to tell its whole history. */
export interface HistoryPlan {
  state: ApplicationStatus
  submittedAt: Date
  enterprise: Person
  officer: Person & { phoneCipher?: string | null }
  manager: Person
  amountYuan: number
  termMonths: number
  guaranteeMode: CodeOf<'product_application.guarantee_mode'>
  rate: number
  /** Multiplies the time each step takes. */
  pace?: number
  /** Whether documents were asked for and supplied on the way. */
  withSupplement?: boolean
  rejectCode?: string
  /** The institution said at the drawing that the enterprise had a loan outside the platform. */
  hasEarlierLoan?: boolean
  /** Moves a step to when people work; without it steps follow one another by the clock alone. */
  officeMoment?: (moment: Date) => Date
}

export interface HistoryEvent {
  action: ApplicationMove
  from: ApplicationStatus | null
  to: ApplicationStatus
  side: 'enterprise' | 'institution' | 'platform'
  person: Person
  note: string | null
  at: Date
}

export interface History {
  events: HistoryEvent[]
  change: ApplicationChange & { status: ApplicationStatus }
}

const HOUR_MS = 3_600_000
const { accept: ACCEPT, decide: DECIDE } = applicationCase.clocks
const SUPPLEMENT_REQUEST = '请补充近六个月银行对账单和主要购销合同。'
const NOT_USED = '资金已由其他渠道解决，不再用款'
const PLATFORM: Person = { accountId: null, name: PLATFORM_NAME }

const TO: Record<ApplicationMove, ApplicationStatus> = {
  submit: 'SUBMITTED',
  accept: 'ACCEPTED',
  review: 'REVIEWING',
  supplement: 'SUPPLEMENT',
  supply: 'REVIEWING',
  reject: 'REJECTED',
  credit: 'CREDITED',
  sign: 'SIGNED',
  disburse: 'DISBURSED',
  repay: 'DISBURSED',
  settle: 'SETTLED',
  withdraw: 'WITHDRAWN',
  transfer: 'TRANSFERRED',
  expire: 'EXPIRED',
  forgo: 'UNUSED',
  release: 'UNUSED',
  leave: 'UNUSED',
}

/** Hours from the step before. */
const HOURS: Record<ApplicationMove, number> = {
  submit: 0,
  accept: 22,
  review: 26,
  supplement: 20,
  supply: 30,
  reject: 100,
  credit: 120,
  sign: 40,
  disburse: 30,
  repay: 720,
  settle: 3_600,
  withdraw: 50,
  transfer: 60,
  expire: 0,
  forgo: 70,
  release: 90,
  leave: 0,
}

const LINE: ApplicationMove[] = ['submit', 'accept', 'review', 'credit', 'sign', 'disburse', 'settle']
const SIDE_LINES: Partial<Record<ApplicationStatus, ApplicationMove[]>> = {
  SUPPLEMENT: ['submit', 'accept', 'review', 'supplement'],
  REJECTED: ['submit', 'accept', 'review', 'reject'],
  WITHDRAWN: ['submit', 'accept', 'withdraw'],
  TRANSFERRED: ['submit', 'accept', 'review', 'transfer'],
  EXPIRED: ['submit', 'expire'],
  UNUSED: ['submit', 'accept', 'review', 'credit', 'forgo'],
}

/** The actions that lead to a state, in order. */
export function stepsTo(state: ApplicationStatus, withSupplement = false): ApplicationMove[] {
  const steps = SIDE_LINES[state] ?? LINE.slice(0, LINE.findIndex((action) => TO[action] === state) + 1)
  const reviewed = steps.indexOf('review')
  if (!withSupplement || reviewed < 0 || state === 'SUPPLEMENT') return steps
  return [...steps.slice(0, reviewed + 1), 'supplement', 'supply', ...steps.slice(reviewed + 1)]
}

/** How long the history of a plan takes, from submission to its last step, in milliseconds. */
export function historySpan(plan: Pick<HistoryPlan, 'state' | 'withSupplement' | 'pace'>): number {
  const hours = stepsTo(plan.state, plan.withSupplement).reduce((sum, action) => sum + HOURS[action], 0)
  return hours * HOUR_MS * (plan.pace ?? 1)
}

/** The events of a plan and the columns they leave behind, as the calls themselves would have written them. */
export function historyOf(plan: HistoryPlan): History {
  const events: HistoryEvent[] = []
  let change: History['change'] = {
    status: 'SUBMITTED',
    accept_due_at: dueAfter(shippedCalendar, ACCEPT, plan.submittedAt).toISOString(),
  }
  let at = plan.submittedAt
  let from: ApplicationStatus | null = null
  for (const action of stepsTo(plan.state, plan.withSupplement)) {
    at = stepTime(action, at, plan, String(change.accept_due_at))
    change = { ...change, ...columnsOf(action, at, plan, change), status: TO[action] }
    events.push({ action, from, to: TO[action], ...actorOf(action, plan), note: noteOf(action, plan), at })
    from = TO[action]
  }
  return { events, change }
}

function stepTime(action: ApplicationMove, before: Date, plan: HistoryPlan, acceptDue: string): Date {
  if (action === 'expire')
    return addWorkingDays(shippedCalendar, new Date(acceptDue), ACCEPT.expiry.workingDaysAfterDue)
  const at = new Date(before.getTime() + HOURS[action] * HOUR_MS * (plan.pace ?? 1))
  return action === 'submit' ? at : (plan.officeMoment?.(at) ?? at)
}

function actorOf(action: ApplicationMove, plan: HistoryPlan): Pick<HistoryEvent, 'side' | 'person'> {
  if (action === 'expire') return { side: 'platform', person: PLATFORM }
  if (['submit', 'supply', 'withdraw', 'forgo', 'transfer'].includes(action)) {
    return { side: 'enterprise', person: plan.enterprise }
  }
  return {
    side: 'institution',
    person: ['credit', 'reject', 'release'].includes(action) ? plan.manager : plan.officer,
  }
}

function rejection(plan: HistoryPlan) {
  return REJECT_CODES.find((item) => item.code === plan.rejectCode) ?? REJECT_CODES[0]
}

function noteOf(action: ApplicationMove, plan: HistoryPlan): string | null {
  if (action === 'supplement') return SUPPLEMENT_REQUEST
  if (action === 'reject') return rejection(plan).sentence
  if (action === 'withdraw') return '资金已由其他渠道解决'
  if (action === 'forgo' || action === 'release') return NOT_USED
  if (action === 'expire') return expiredNote(ACCEPT.name)
  return null
}

function columnsOf(
  action: ApplicationMove,
  at: Date,
  plan: HistoryPlan,
  before: ApplicationChange,
): ApplicationChange {
  const moment = at.toISOString()
  const granted = Math.max(10_000, Math.round((plan.amountYuan * 0.9) / 10_000) * 10_000)
  switch (action) {
    case 'accept':
      return {
        accepted_at: moment,
        decide_due_at: dueAfter(shippedCalendar, DECIDE, at).toISOString(),
        officer_account_id: plan.officer.accountId,
        officer_name: plan.officer.name,
        officer_phone_cipher: plan.officer.phoneCipher ?? null,
      }
    case 'supplement':
      return { resume_status: 'REVIEWING', supplement_request: SUPPLEMENT_REQUEST, clock_paused_at: moment }
    case 'supply':
      return {
        resume_status: null,
        supplement_request: null,
        clock_paused_at: null,
        decide_due_at: resumedDueAt(
          String(before.decide_due_at),
          String(before.clock_paused_at),
          at,
        ).toISOString(),
      }
    case 'reject': {
      const { code, sentence, remedy } = rejection(plan)
      return {
        reject_code: code,
        reject_reason: sentence,
        next_steps: remedy,
        ...refusalColumns(code, {}, { now: at, foundDate: null }),
        decided_at: moment,
      }
    }
    case 'credit':
      return {
        credit_amount_yuan: granted,
        credit_rate: plan.rate,
        credit_term_months: plan.termMonths,
        is_credit_only: plan.guaranteeMode === 'credit',
        decided_at: moment,
      }
    case 'forgo':
    case 'release':
      return { end_reason: NOT_USED }
    case 'disburse':
      return {
        loan_amount_yuan: granted,
        loan_date: shanghaiDay(at),
        has_earlier_loan: plan.hasEarlierLoan ?? false,
      }
    default:
      return {}
  }
}

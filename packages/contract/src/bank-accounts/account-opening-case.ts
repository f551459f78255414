import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { bankAccountErrors as errors } from './errors.ts'
import { OPENING_FAIL_REASONS } from './kinds.ts'

const workers = { side: 'institution', roles: ['financeOfficer', 'financeManager'] } as const

/** Slots can be booked and offered so many days ahead. */
export const BOOKING_DAYS = 30

/**
 * An account opening by appointment at one branch of a bank (docs/cases/accountOpening.md). A slot is held by whoever is in
 * one of `HOLDING_STATES`; leaving them frees it.
 */
export const accountOpeningCase = defineCase({
  kind: 'accountOpening',
  label: '银行开户',
  affairs: { going: '在办银行开户', over: '已办结银行开户' },
  numberPrefix: 'KH',
  auditEntity: { code: 'account_opening', name: '银行开户申请' },
  errors: {
    notFound: errors.openingNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    SUBMITTED: { name: '待确认预约', phase: 'open', waitsFor: 'institution', clock: 'confirm' },
    CONFIRMED: { name: '预约已确认', phase: 'open', waitsFor: 'enterprise', clock: 'visit' },
    VERIFYING: { name: '核实中', phase: 'open', waitsFor: 'institution', clock: 'open' },
    OPENED: { name: '已开户', phase: 'over', outcome: 'reached' },
    FAILED: { name: '未能开户', phase: 'over', outcome: 'refused' },
    CANCELLED: { name: '已取消', phase: 'over' },
    NO_SHOW: { name: '未到店', phase: 'over' },
  },
  moves: {
    submit: {
      name: '提交开户预约',
      side: 'enterprise',
      certified: true,
      from: [],
      to: 'SUBMITTED',
      tells: 'institution',
      starts: 'confirm',
    },
    confirm: {
      ...workers,
      name: '确认预约',
      from: ['SUBMITTED'],
      to: 'CONFIRMED',
      tells: 'enterprise',
      assigns: true,
      starts: 'visit',
      guard: '预约时间未过',
    },
    /** Another time or branch of the same bank's form; the branch confirms anew. */
    change: {
      name: '改约',
      side: 'enterprise',
      certified: true,
      from: ['SUBMITTED', 'CONFIRMED'],
      to: 'SUBMITTED',
      tells: 'institution',
      starts: 'confirm',
    },
    /** Until there is a result, which only the branch can write: a bank that does not come to one holds nobody. */
    withdraw: {
      name: '取消预约',
      side: 'enterprise',
      from: ['SUBMITTED', 'CONFIRMED', 'VERIFYING'],
      to: 'CANCELLED',
      tells: 'institution',
      seals: ['SUBMITTED'],
    },
    verify: {
      ...workers,
      name: '开始核实',
      from: ['CONFIRMED'],
      to: 'VERIFYING',
      tells: 'enterprise',
      starts: 'open',
    },
    open: { ...workers, name: '开户成功', from: ['VERIFYING'], to: 'OPENED', tells: 'enterprise' },
    fail: {
      ...workers,
      name: '未能开户',
      from: ['SUBMITTED', 'CONFIRMED', 'VERIFYING'],
      to: 'FAILED',
      tells: 'enterprise',
      reasons: OPENING_FAIL_REASONS,
    },
    noShow: {
      ...workers,
      name: '记为未到店',
      from: ['CONFIRMED'],
      to: 'NO_SHOW',
      tells: 'enterprise',
      guard: '预约时间已过',
    },
    expire: {
      name: '超时取消',
      side: 'platform',
      from: ['SUBMITTED'],
      to: 'CANCELLED',
      tells: 'enterprise',
    },
    /** The branch wrote neither that somebody came nor that nobody did, so that it says nothing of either side. */
    lapse: {
      name: '逾期关闭',
      side: 'platform',
      from: ['CONFIRMED'],
      to: 'CANCELLED',
      tells: 'enterprise',
    },
  },
  clocks: {
    confirm: {
      name: '确认预约',
      limit: { workingDays: 1 },
      expiry: { by: 'expire', workingDaysAfterDue: 3 },
    },
    /** Runs to the end of the booked slot; the limit is how far ahead one can be booked at most. */
    visit: {
      name: '到店',
      limit: { days: BOOKING_DAYS },
      expiry: { by: 'lapse', workingDaysAfterDue: 1 },
    },
    /** From the papers at the counter to the result (docs/product-rules.md, States). */
    open: { name: '办结开户', limit: { workingDays: 5 } },
  },
})

export type OpeningStatus = StateOf<typeof accountOpeningCase>
export type OpeningMove = MoveOf<typeof accountOpeningCase>

export const openingStates = statesOf(accountOpeningCase)

/** States in which bank and enterprise meet: the bank may call who comes. */
export const MEETING_STATES = ['CONFIRMED', 'VERIFYING'] as const satisfies readonly OpeningStatus[]

/** States in which an appointment still lies ahead: it can be moved. */
export const BOOKED_STATES = ['SUBMITTED', 'CONFIRMED'] as const satisfies readonly OpeningStatus[]

/** States in which an opening keeps its place in a slot. */
export const HOLDING_STATES = [
  'SUBMITTED',
  'CONFIRMED',
  'VERIFYING',
  'OPENED',
] as const satisfies readonly OpeningStatus[]

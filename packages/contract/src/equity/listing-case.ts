import { defineCase, type MoveOf, RESUME, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { LISTING_REFUSAL_REASONS } from './listing-reasons.ts'
import { stockErrors as errors } from './stock-errors.ts'

/** Who works at the exchange. */
export const EXCHANGE_ROLES = ['financeEquity'] as const

const workers = { side: 'institution', roles: EXCHANGE_ROLES } as const

/** An enterprise's application to be listed by the regional exchange (docs/cases/stockApplication.md). */
export const stockApplicationCase = defineCase({
  kind: 'stockApplication',
  label: '挂牌申请',
  affairs: { going: '在办挂牌申请', over: '已办结挂牌申请' },
  numberPrefix: 'GP',
  auditEntity: { code: 'stock_application', name: '挂牌申请' },
  errors: {
    notFound: errors.applicationNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    SUBMITTED: { name: '待受理', phase: 'open', waitsFor: 'institution', clock: 'accept' },
    ACCEPTED: { name: '已受理', phase: 'open', waitsFor: 'institution', clock: 'decide' },
    REVIEWING: { name: '审核中', phase: 'open', waitsFor: 'institution', clock: 'decide' },
    SUPPLEMENT: { name: '待补正', phase: 'open', waitsFor: 'enterprise' },
    LISTED: { name: '已挂牌', phase: 'over', outcome: 'reached' },
    REJECTED: { name: '未通过', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
  },
  moves: {
    submit: {
      name: '提交挂牌申请',
      side: 'enterprise',
      certified: true,
      from: [],
      to: 'SUBMITTED',
      tells: 'institution',
      starts: 'accept',
    },
    accept: {
      ...workers,
      name: '受理',
      from: ['SUBMITTED'],
      to: 'ACCEPTED',
      tells: 'enterprise',
      starts: 'decide',
      assigns: true,
    },
    review: { ...workers, name: '开始审核', from: ['ACCEPTED'], to: 'REVIEWING', tells: 'enterprise' },
    supplement: {
      ...workers,
      name: '要求补正材料',
      from: ['ACCEPTED', 'REVIEWING'],
      to: 'SUPPLEMENT',
      tells: 'enterprise',
      pauses: 'decide',
    },
    supply: {
      name: '补正材料',
      side: 'enterprise',
      certified: true,
      from: ['SUPPLEMENT'],
      to: RESUME,
      tells: 'institution',
      resumes: 'decide',
    },
    list: { ...workers, name: '挂牌', from: ['REVIEWING'], to: 'LISTED', tells: 'enterprise' },
    /** Of a code that was recorded wrongly: it would keep its rightful enterprise out for good (decision 0226). */
    correct: { ...workers, name: '更正企业代码', from: ['LISTED'], to: 'LISTED', tells: 'enterprise' },
    /** Also of an enterprise that supplies nothing: there the clock stands still, and nobody else would end it. */
    reject: {
      ...workers,
      name: '不予挂牌',
      from: ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'],
      to: 'REJECTED',
      tells: 'enterprise',
      reasons: LISTING_REFUSAL_REASONS,
    },
    withdraw: {
      name: '撤回',
      side: 'enterprise',
      from: ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'],
      to: 'WITHDRAWN',
      tells: 'institution',
      seals: ['SUBMITTED'],
    },
  },
  clocks: {
    /** From the complete file until the receipt. */
    accept: { name: '受理', limit: { workingDays: 5 } },
    /** From the receipt until the decision; pauses while documents are awaited. */
    decide: { name: '审核', limit: { workingDays: 10 } },
  },
})

export type ListingStatus = StateOf<typeof stockApplicationCase>
export type ListingMove = MoveOf<typeof stockApplicationCase>

export const listingStates = statesOf(stockApplicationCase)

/** States in which the exchange has taken the application up and works on it: it may call who speaks for the enterprise. */
export const IN_HAND_STATES = [
  'ACCEPTED',
  'REVIEWING',
  'SUPPLEMENT',
] as const satisfies readonly ListingStatus[]

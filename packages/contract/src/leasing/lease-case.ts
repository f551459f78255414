import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { leaseErrors as errors } from './errors.ts'

const workers = { side: 'institution', roles: ['financeOfficer', 'financeManager'] } as const

/** A need that no institution has taken up is closed after so many days. */
export const LEASE_EXPIRY_DAYS = 30

/**
 * An institution's answer to a lease need (docs/cases/lease.md). A need open to several institutions has one answer for
 * each; its own state is that of the answer that has gone furthest (`needStatusOf` of the server).
 */
export const leaseCase = defineCase({
  kind: 'lease',
  label: '租赁需求',
  affairs: { going: '在办租赁需求', over: '已办结租赁需求' },
  numberPrefix: 'ZL',
  auditEntity: { code: 'lease_response', name: '租赁需求答复' },
  errors: {
    notFound: errors.needNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    SUBMITTED: { name: '待接洽', phase: 'open', waitsFor: 'institution', clock: 'accept' },
    ACCEPTED: { name: '已接洽', phase: 'open', waitsFor: 'institution' },
    OFFERED: { name: '已报价', phase: 'open', waitsFor: 'enterprise' },
    SIGNED: { name: '已签约', phase: 'underway', waitsFor: 'institution' },
    CLOSED: { name: '已办结', phase: 'over', outcome: 'reached' },
    /** Signed, and ended by either side before the equipment was handed over. */
    DISSOLVED: { name: '合同已解除', phase: 'over' },
    DECLINED: { name: '未承接', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
    EXPIRED: { name: '超时未接洽', phase: 'over' },
    /** Another institution has signed. */
    LOST: { name: '他家已签约', phase: 'over' },
  },
  moves: {
    submit: {
      name: '提交租赁需求',
      side: 'enterprise',
      certified: true,
      from: [],
      to: 'SUBMITTED',
      tells: 'institution',
      starts: 'accept',
    },
    accept: {
      ...workers,
      name: '接洽',
      from: ['SUBMITTED'],
      to: 'ACCEPTED',
      tells: 'enterprise',
      assigns: true,
    },
    /** An offer may be renewed; it then has to be accepted anew. */
    offer: { ...workers, name: '报价', from: ['ACCEPTED', 'OFFERED'], to: 'OFFERED', tells: 'enterprise' },
    /** Opens the signing to that institution and leaves the answer where it is. */
    agree: {
      name: '接受报价',
      side: 'enterprise',
      certified: true,
      from: ['OFFERED'],
      to: 'OFFERED',
      tells: 'institution',
      guard: '报价在有效期内，且尚未接受',
    },
    sign: {
      ...workers,
      name: '签约',
      from: ['OFFERED'],
      to: 'SIGNED',
      tells: 'enterprise',
      guard: '企业已接受报价',
    },
    close: { ...workers, name: '办结', from: ['SIGNED'], to: 'CLOSED', tells: 'enterprise' },
    /** Until the equipment is handed over: the lease runs from there on (decision 0217). */
    cancel: {
      name: '企业解除合同',
      side: 'enterprise',
      from: ['SIGNED'],
      to: 'DISSOLVED',
      tells: 'institution',
    },
    dissolve: { ...workers, name: '机构解除合同', from: ['SIGNED'], to: 'DISSOLVED', tells: 'enterprise' },
    decline: {
      ...workers,
      name: '不承接',
      from: ['SUBMITTED', 'ACCEPTED', 'OFFERED'],
      to: 'DECLINED',
      tells: 'enterprise',
      reasons: REJECT_CODES,
    },
    withdraw: {
      name: '撤回',
      side: 'enterprise',
      from: ['SUBMITTED', 'ACCEPTED', 'OFFERED'],
      to: 'WITHDRAWN',
      tells: 'institution',
      seals: ['SUBMITTED'],
    },
    expire: {
      name: '超时关闭',
      side: 'platform',
      from: ['SUBMITTED'],
      to: 'EXPIRED',
      tells: 'institution',
    },
    /** Its last day is over before the enterprise has accepted it: the institution renews it or declines (decision 0205). */
    lapse: {
      name: '报价过期',
      side: 'platform',
      from: ['OFFERED'],
      to: 'ACCEPTED',
      tells: 'institution',
    },
    lose: {
      name: '其他机构已签约，自动关闭',
      side: 'platform',
      from: ['SUBMITTED', 'ACCEPTED', 'OFFERED'],
      to: 'LOST',
      tells: 'institution',
    },
  },
  clocks: {
    /** From the submission until the institution takes the need up or declines. */
    accept: {
      name: '接洽',
      limit: { workingDays: 3 },
      expiry: { by: 'expire', daysAfterSubmission: LEASE_EXPIRY_DAYS },
    },
  },
})

export type LeaseStatus = StateOf<typeof leaseCase>
export type LeaseMove = MoveOf<typeof leaseCase>

export const leaseStates = statesOf(leaseCase)

/** States in which a contract with the institution stands. */
export const CONTRACTED_STATES = ['SIGNED', 'CLOSED'] as const satisfies readonly LeaseStatus[]

/** States in which what the institution offered stands: nobody has taken it back, let it lapse or lost it to another. */
export const STANDING_OFFER_STATES = [
  'OFFERED',
  ...CONTRACTED_STATES,
] as const satisfies readonly LeaseStatus[]

/**
 * The state of a need is the first of these that one of its answers is in: the furthest on, and when nobody signed what the
 * enterprise did itself, then what most institutions said.
 */
export const NEED_STATES_IN_ORDER = [
  'CLOSED',
  'SIGNED',
  'OFFERED',
  'ACCEPTED',
  'SUBMITTED',
  'DISSOLVED',
  'WITHDRAWN',
  'DECLINED',
  'EXPIRED',
] as const satisfies readonly LeaseStatus[]

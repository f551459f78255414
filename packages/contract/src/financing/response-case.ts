import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { financingErrors as errors } from './errors.ts'

/** Who works on responses: banks and the like on loans, equity institutions on equity. */
export const RESPONSE_ROLES = ['financeOfficer', 'financeManager', 'financeEquity'] as const

const workers = { side: 'institution', roles: RESPONSE_ROLES } as const

/** States in which the institution holds a slot of the need. */
const HOLDING = ['GRABBED', 'DISPATCHED', 'CONTACTED', 'OFFERED'] as const

/**
 * An institution's response to a need (docs/cases/response.md): it took a slot itself, was next in line, or was sent the need. An
 * indication is no decision; what follows the choice of the enterprise happens in an application.
 */
export const responseCase = defineCase({
  kind: 'response',
  label: '需求响应',
  affairs: { going: '在办需求响应', over: '已办结需求响应' },
  numberPrefix: 'XY',
  auditEntity: { code: 'need_response', name: '需求响应' },
  errors: {
    notFound: errors.responseNotFound,
    illegalMove: errors.responseMoved,
    staleVersion: errors.responseStale,
  },
  states: {
    GRABBED: { name: '已抢单', phase: 'open', waitsFor: 'institution', clock: 'contact' },
    DISPATCHED: { name: '已派单', phase: 'open', waitsFor: 'institution', clock: 'contact' },
    CONTACTED: { name: '已联系', phase: 'open', waitsFor: 'institution', clock: 'offer' },
    OFFERED: { name: '已给意向', phase: 'open', waitsFor: 'enterprise' },
    CREDITED: { name: '已授信', phase: 'underway' },
    DISBURSED: { name: '已放款', phase: 'over', outcome: 'reached' },
    INVESTED: { name: '已投资', phase: 'over', outcome: 'reached' },
    DECLINED: { name: '不承接', phase: 'over', outcome: 'refused' },
    /** The contact clock ran out: the slot went to the next in line. */
    LAPSED: { name: '超时失去', phase: 'over' },
    /** Another institution was chosen, or the need has ended. */
    LOST: { name: '未选定', phase: 'over' },
    /** The enterprise waits for this institution no longer. */
    TURNED_DOWN: { name: '企业谢绝', phase: 'over' },
  },
  moves: {
    submit: {
      ...workers,
      name: '抢单',
      from: [],
      to: 'GRABBED',
      tells: 'enterprise',
      starts: 'contact',
      assigns: true,
    },
    dispatch: {
      name: '派单',
      side: 'authority',
      roles: ['govViewer', 'operator'],
      from: [],
      to: 'DISPATCHED',
      tells: 'institution',
      starts: 'contact',
    },
    /** By the rules of dispatch, without a person. */
    route: {
      name: '按规则派单',
      side: 'platform',
      from: [],
      to: 'DISPATCHED',
      tells: 'institution',
      starts: 'contact',
    },
    /** Next in line, when a slot came free. */
    advance: {
      name: '候补递补',
      side: 'platform',
      from: [],
      to: 'GRABBED',
      tells: 'institution',
      starts: 'contact',
    },
    contact: {
      ...workers,
      name: '首次联系',
      from: ['GRABBED', 'DISPATCHED'],
      to: 'CONTACTED',
      tells: 'enterprise',
      starts: 'offer',
      assigns: true,
    },
    /** An indication may be renewed; it then has to be chosen anew. */
    offer: {
      ...workers,
      name: '给出意向',
      from: ['CONTACTED', 'OFFERED'],
      to: 'OFFERED',
      tells: 'enterprise',
      guard: '企业尚未选定，且不是股权融资',
    },
    /** The same for equity: no product, no rate, but a share. */
    propose: {
      ...workers,
      name: '给出投资意向',
      from: ['CONTACTED', 'OFFERED'],
      to: 'OFFERED',
      tells: 'enterprise',
      guard: '企业尚未选定，且为股权融资',
    },
    /**
     * Makes an application on the institution's product; the response stays where it is until that is decided. Equity is
     * settled between the parties: the institution says how it ended.
     */
    choose: {
      name: '选定机构',
      side: 'enterprise',
      certified: true,
      from: ['OFFERED'],
      to: 'OFFERED',
      tells: 'institution',
      guard: '意向在有效期内，且尚未选定机构',
    },
    /** Of an institution that was reached and goes no further, or whose terms do not suit: its slot is the next one's (decision 0218). */
    turnDown: {
      name: '谢绝机构',
      side: 'enterprise',
      from: ['CONTACTED', 'OFFERED'],
      to: 'TURNED_DOWN',
      tells: 'institution',
      guard: '企业尚未选定',
    },
    decline: {
      ...workers,
      name: '不承接',
      from: HOLDING,
      to: 'DECLINED',
      tells: 'enterprise',
      guard: '企业尚未选定',
      reasons: REJECT_CODES,
    },
    invest: {
      ...workers,
      name: '投资完成',
      from: ['OFFERED'],
      to: 'INVESTED',
      tells: 'enterprise',
      guard: '企业已选定，且为股权融资',
    },
    /** Of what was recorded wrongly: the timeline keeps what stood there before (decision 0226). */
    correct: {
      ...workers,
      name: '更正投资结果',
      from: ['INVESTED'],
      to: 'INVESTED',
      tells: 'enterprise',
    },
    /** After the choice of the enterprise; before it an institution declines. */
    stepOut: {
      ...workers,
      name: '终止投资',
      from: ['OFFERED'],
      to: 'DECLINED',
      tells: 'enterprise',
      guard: '企业已选定，且为股权融资',
      reasons: REJECT_CODES,
    },
    lapse: {
      name: '超时未联系，名额收回',
      side: 'platform',
      from: ['GRABBED', 'DISPATCHED'],
      to: 'LAPSED',
      tells: 'institution',
    },
    /** Its last day is over before the enterprise has chosen: the institution renews it or declines (decision 0211). */
    outdate: {
      name: '意向过期',
      side: 'platform',
      from: ['OFFERED'],
      to: 'CONTACTED',
      tells: 'institution',
      starts: 'offer',
    },
    lose: {
      name: '未选定，自动结束',
      side: 'platform',
      from: HOLDING,
      to: 'LOST',
      tells: 'institution',
    },
    /** The application on the chosen product was refused, taken back or moved on. */
    fail: {
      name: '申请未成',
      side: 'platform',
      from: ['OFFERED', 'CREDITED'],
      to: 'DECLINED',
      tells: 'institution',
    },
    credit: {
      name: '申请已授信',
      side: 'platform',
      from: ['OFFERED'],
      to: 'CREDITED',
      tells: 'institution',
    },
    disburse: {
      name: '申请已放款',
      side: 'platform',
      from: ['CREDITED'],
      to: 'DISBURSED',
      tells: 'institution',
    },
  },
  clocks: {
    /** From the slot until the first contact. */
    contact: {
      name: '首次联系',
      limit: { workingDays: 3 },
      expiry: { by: 'lapse', workingDaysAfterDue: 0 },
    },
    /** From the contact until the indication, and from its last day until it is renewed. */
    offer: { name: '给出意向', limit: { workingDays: 5 } },
  },
})

export type ResponseStatus = StateOf<typeof responseCase>
export type ResponseMove = MoveOf<typeof responseCase>

export const responseStates = statesOf(responseCase)

/** States in which the response occupies a slot that nobody else may take. */
export const HOLDING_STATES = HOLDING satisfies readonly ResponseStatus[]

/** States in which an institution has one response to a need and may have no other (the index need_response_holding). */
export const LIVING_STATES = [
  ...HOLDING,
  'CREDITED',
  'DISBURSED',
  'INVESTED',
] as const satisfies readonly ResponseStatus[]

import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { NEED_REJECT_CODES } from '../reference/need-reject-codes.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { financingErrors as errors } from './errors.ts'

const authority = { side: 'authority', roles: ['govViewer', 'operator'] } as const
const owner = { side: 'enterprise', certified: true } as const

/**
 * What an enterprise needs, published once for institutions to come to it (docs/cases/need.md). How far it has come follows from
 * the institutions' responses and from the application on the one that was chosen.
 */
export const needCase = defineCase({
  kind: 'need',
  label: '融资需求',
  affairs: { going: '在办融资需求', over: '已办结融资需求' },
  numberPrefix: 'XQ',
  auditEntity: { code: 'financing_need', name: '融资需求' },
  errors: {
    notFound: errors.needNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    DRAFT: { name: '草稿', phase: 'draft' },
    PUBLISHED: { name: '已发布', phase: 'open', waitsFor: 'authority', clock: 'match' },
    CONTACTED: { name: '已对接', phase: 'open', waitsFor: 'enterprise' },
    OFFLINE: { name: '已下线', phase: 'open', waitsFor: 'enterprise' },
    CREDITED: { name: '已授信', phase: 'underway' },
    DISBURSED: { name: '已放款', phase: 'underway' },
    CLOSED: { name: '已办结', phase: 'over', outcome: 'reached' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
    EXPIRED: { name: '已过期', phase: 'over' },
    UNMATCHED: { name: '未匹配', phase: 'over', outcome: 'refused' },
    REJECTED: { name: '已驳回', phase: 'over', outcome: 'refused' },
  },
  moves: {
    submit: {
      ...owner,
      name: '发布需求',
      from: ['DRAFT'],
      to: 'PUBLISHED',
      tells: 'authority',
      starts: 'match',
    },
    /** A changed need is published anew; one that was off line comes back with it. */
    revise: {
      ...owner,
      name: '修改需求',
      from: ['PUBLISHED', 'OFFLINE'],
      to: 'PUBLISHED',
      tells: 'authority',
      starts: 'match',
      guard: '尚无机构响应',
    },
    /** As every way out, open while the enterprise itself is under review again. */
    unlist: {
      name: '下线需求',
      side: 'enterprise',
      from: ['PUBLISHED'],
      to: 'OFFLINE',
      tells: 'authority',
      guard: '尚无机构响应',
    },
    relist: {
      ...owner,
      name: '重新上线',
      from: ['OFFLINE'],
      to: 'PUBLISHED',
      tells: 'authority',
      starts: 'match',
      guard: '需求在有效期内',
    },
    withdraw: {
      name: '撤回需求',
      side: 'enterprise',
      from: ['PUBLISHED', 'CONTACTED', 'OFFLINE'],
      to: 'WITHDRAWN',
      tells: 'authority',
      seals: ['PUBLISHED'],
      guard: '选定的机构没有在办的申请',
    },
    /** The first institution has reached the enterprise. */
    contact: {
      name: '机构已对接',
      side: 'platform',
      from: ['PUBLISHED'],
      to: 'CONTACTED',
      tells: 'enterprise',
    },
    /** Every institution has stepped back, or the grant of the chosen one is not used: the need looks for others. */
    reopen: {
      name: '重新寻找机构',
      side: 'platform',
      from: ['CONTACTED', 'CREDITED'],
      to: 'PUBLISHED',
      tells: 'enterprise',
      starts: 'match',
    },
    credit: {
      name: '选定机构已授信',
      side: 'platform',
      from: ['CONTACTED'],
      to: 'CREDITED',
      tells: 'enterprise',
    },
    disburse: {
      name: '选定机构已放款',
      side: 'platform',
      from: ['CREDITED'],
      to: 'DISBURSED',
      tells: 'enterprise',
    },
    /** Equity: the chosen institution has invested. */
    invest: {
      name: '选定机构已投资',
      side: 'platform',
      from: ['CONTACTED'],
      to: 'CLOSED',
      tells: 'enterprise',
    },
    close: { name: '办结', side: 'platform', from: ['DISBURSED'], to: 'CLOSED', tells: 'enterprise' },
    /** No institution holds it any more, or ever did. */
    expire: {
      name: '有效期届满',
      side: 'platform',
      from: ['PUBLISHED', 'CONTACTED', 'OFFLINE', 'CREDITED'],
      to: 'EXPIRED',
      tells: 'enterprise',
    },
    unmatch: {
      ...authority,
      name: '确认未匹配',
      from: ['PUBLISHED'],
      to: 'UNMATCHED',
      tells: 'enterprise',
      guard: '尚无机构响应',
      reasons: REJECT_CODES,
    },
    reject: {
      ...authority,
      name: '驳回需求',
      from: ['PUBLISHED', 'OFFLINE'],
      to: 'REJECTED',
      tells: 'enterprise',
      guard: '尚无机构响应',
      reasons: NEED_REJECT_CODES,
    },
  },
  clocks: {
    /** Until an institution has reached the enterprise; afterwards the authority of the area sends it to some. */
    match: { name: '对接', limit: { workingDays: 3 } },
  },
})

export type NeedStatus = StateOf<typeof needCase>
export type NeedMove = MoveOf<typeof needCase>

export const needStates = statesOf(needCase)

/** States in which everybody sees the need in the portal. */
export const LISTED_NEED_STATES = ['PUBLISHED', 'CONTACTED'] as const satisfies readonly NeedStatus[]

/** In which a need has led to a credit. */
export const MATCHED_NEED_STATES = [
  'CREDITED',
  'DISBURSED',
  'CLOSED',
] as const satisfies readonly NeedStatus[]

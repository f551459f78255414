import {
  defineCase,
  type MoveOf,
  type MoveOfSide,
  RESUME,
  type StateOf,
} from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { productsErrors as errors } from '../products/errors.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'

/** How often one application may move on to another institution. */
export const MAX_TRANSFERS = 3

const workers = { side: 'institution', roles: ['financeOfficer', 'financeManager'] } as const

/** An enterprise's application for a product, from handing in to the last repayment (docs/cases/application.md). */
export const applicationCase = defineCase({
  kind: 'application',
  label: '融资申请',
  affairs: { going: '在办申请与存续贷款', over: '已办结申请' },
  numberPrefix: 'SQ',
  auditEntity: { code: 'product_application', name: '产品申请' },
  errors: {
    notFound: errors.applicationNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    DRAFT: { name: '草稿', phase: 'draft' },
    SUBMITTED: { name: '待受理', phase: 'open', waitsFor: 'institution', clock: 'accept' },
    ACCEPTED: { name: '已受理', phase: 'open', waitsFor: 'institution', clock: 'decide' },
    REVIEWING: { name: '审批中', phase: 'open', waitsFor: 'institution', clock: 'decide' },
    SUPPLEMENT: { name: '待补充', phase: 'open', waitsFor: 'enterprise' },
    CREDITED: { name: '已授信', phase: 'underway', waitsFor: 'institution' },
    SIGNED: { name: '已签约', phase: 'underway', waitsFor: 'institution' },
    DISBURSED: { name: '已放款', phase: 'underway' },
    SETTLED: { name: '已结清', phase: 'over', outcome: 'reached' },
    REJECTED: { name: '已拒绝', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
    EXPIRED: { name: '超时未处理', phase: 'over' },
    /** Granted, and ended by either side before anything was paid out, or because the enterprise is no longer there. */
    UNUSED: { name: '授信未使用', phase: 'over' },
    TRANSFERRED: { name: '已转投', phase: 'over' },
  },
  moves: {
    submit: {
      name: '提交申请',
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
    review: {
      ...workers,
      name: '开始审批',
      from: ['ACCEPTED'],
      to: 'REVIEWING',
      tells: 'enterprise',
      isInternal: true,
    },
    supplement: {
      ...workers,
      name: '要求补充材料',
      from: ['ACCEPTED', 'REVIEWING'],
      to: 'SUPPLEMENT',
      tells: 'enterprise',
      pauses: 'decide',
    },
    supply: {
      name: '补充材料',
      side: 'enterprise',
      certified: true,
      from: ['SUPPLEMENT'],
      to: RESUME,
      tells: 'institution',
      resumes: 'decide',
    },
    /** Also of an enterprise that supplies nothing: there the clock stands still, and nobody else would end it. */
    reject: {
      ...workers,
      name: '拒绝',
      from: ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'],
      to: 'REJECTED',
      tells: 'enterprise',
      reasons: REJECT_CODES,
    },
    credit: {
      name: '授信',
      side: 'institution',
      roles: ['financeManager'],
      from: ['REVIEWING'],
      to: 'CREDITED',
      tells: 'enterprise',
    },
    sign: { ...workers, name: '签约', from: ['CREDITED'], to: 'SIGNED', tells: 'enterprise' },
    disburse: { ...workers, name: '放款', from: ['SIGNED'], to: 'DISBURSED', tells: 'enterprise' },
    repay: { ...workers, name: '记录还款', from: ['DISBURSED'], to: 'DISBURSED', tells: 'enterprise' },
    settle: { ...workers, name: '结清', from: ['DISBURSED'], to: 'SETTLED', tells: 'enterprise' },
    withdraw: {
      name: '撤回',
      side: 'enterprise',
      from: ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT'],
      to: 'WITHDRAWN',
      tells: 'institution',
      seals: ['SUBMITTED'],
    },
    /** Until the contract is signed, which binds both (decision 0212). */
    forgo: { name: '放弃授信', side: 'enterprise', from: ['CREDITED'], to: 'UNUSED', tells: 'institution' },
    /** Where the enterprise does not sign, or its conditions are not met. */
    release: {
      name: '终止授信',
      side: 'institution',
      roles: ['financeManager'],
      from: ['CREDITED', 'SIGNED'],
      to: 'UNUSED',
      tells: 'enterprise',
    },
    /** A contract that was signed binds on, whoever closes an account. */
    leave: {
      name: '企业注销账号，授信终止',
      side: 'platform',
      from: ['CREDITED'],
      to: 'UNUSED',
      tells: 'institution',
    },
    transfer: {
      name: '改投其他机构',
      side: 'enterprise',
      certified: true,
      from: ['SUBMITTED', 'ACCEPTED', 'REVIEWING', 'SUPPLEMENT', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
      to: 'TRANSFERRED',
      tells: 'institution',
      seals: ['SUBMITTED'],
      guard: `同一笔申请最多改投 ${MAX_TRANSFERS} 次`,
    },
    expire: {
      name: '超时关闭',
      side: 'platform',
      from: ['SUBMITTED'],
      to: 'EXPIRED',
      tells: 'enterprise',
    },
  },
  clocks: {
    /** From the submission until the institution accepts or refuses. */
    accept: {
      name: '受理',
      limit: { workingDays: 3 },
      expiry: { by: 'expire', workingDaysAfterDue: 10 },
    },
    /** From the acceptance until the decision; pauses while documents are awaited. */
    decide: { name: '审批', limit: { days: 30 } },
  },
})

export type ApplicationStatus = StateOf<typeof applicationCase>
export type ApplicationMove = MoveOf<typeof applicationCase>
export type InstitutionMove = MoveOfSide<typeof applicationCase, 'institution'>
export type EnterpriseMove = MoveOfSide<typeof applicationCase, 'enterprise'>

export const applicationStates = statesOf(applicationCase)

/** Not sent yet, or gone on under another number: no figure counts these. */
export const UNCOUNTED_STATES = ['DRAFT', 'TRANSFERRED'] as const satisfies readonly ApplicationStatus[]

/** Granted, and nothing paid out yet. */
export const GRANTED_STATES = ['CREDITED', 'SIGNED'] as const satisfies readonly ApplicationStatus[]

/** An application in these renews nothing: it was taken back, went elsewhere, was never sent, or its grant was not used. */
export const NO_RENEWAL = [
  ...UNCOUNTED_STATES,
  'WITHDRAWN',
  'UNUSED',
] as const satisfies readonly ApplicationStatus[]

/** States in which money has been paid out. */
export const DRAWN_STATES = ['DISBURSED', 'SETTLED'] as const satisfies readonly ApplicationStatus[]

/** Granted once, whatever became of it: used, unused or still to be drawn. */
export const CREDITED_STATES = [
  ...GRANTED_STATES,
  'UNUSED',
  ...DRAWN_STATES,
] as const satisfies readonly ApplicationStatus[]

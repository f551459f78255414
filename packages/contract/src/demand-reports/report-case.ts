import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { REJECT_CODES } from '../reference/reject-codes.ts'
import { demandReportErrors as errors } from './errors.ts'
import { REPORT_REJECT_CODES } from './kinds.ts'

const authority = { side: 'authority', roles: ['govViewer', 'operator'], tells: 'enterprise' } as const
const bank = { side: 'institution', roles: ['financeOfficer', 'financeManager'] } as const

/** States in which the authority still decides. */
const AT_AUTHORITY = ['SUBMITTED', 'ACCEPTED', 'REVIEWED'] as const

/**
 * A need of money that an enterprise reports in a batch (docs/cases/demandReport.md): the authority tests and visits it, puts it on the
 * list and recommends it to one institution, which grants and pays out, or gives it back to the list.
 */
export const demandReportCase = defineCase({
  kind: 'demandReport',
  label: '需求填报',
  affairs: { going: '在办需求填报', over: '已办结需求填报' },
  numberPrefix: 'SB',
  auditEntity: { code: 'demand_report', name: '需求填报' },
  errors: {
    notFound: errors.reportNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    DRAFT: { name: '草稿', phase: 'draft' },
    TO_CONFIRM: { name: '待企业确认', phase: 'open', waitsFor: 'enterprise', clock: 'confirm' },
    SUBMITTED: { name: '待受理', phase: 'open', waitsFor: 'authority', clock: 'accept' },
    ACCEPTED: { name: '待走访', phase: 'open', waitsFor: 'authority', clock: 'visit' },
    REVIEWED: { name: '申报清单', phase: 'open', waitsFor: 'authority' },
    RECOMMENDED: { name: '推荐清单', phase: 'open', waitsFor: 'institution', clock: 'contact' },
    CONTACTED: { name: '已对接', phase: 'open', waitsFor: 'institution', clock: 'decide' },
    CREDITED: { name: '已授信', phase: 'underway' },
    DISBURSED: { name: '已放款', phase: 'over', outcome: 'reached' },
    /** Granted, and ended by either side before anything was paid out. */
    UNUSED: { name: '授信未使用', phase: 'over' },
    RETURNED: { name: '已退回', phase: 'open', waitsFor: 'enterprise' },
    REJECTED: { name: '已驳回', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
  },
  moves: {
    submit: {
      side: 'enterprise',
      certified: true,
      name: '提交填报',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      tells: 'authority',
      starts: 'accept',
    },
    /** For an enterprise, which must confirm it before it counts. */
    fillIn: {
      ...authority,
      name: '代企业填报',
      from: [],
      to: 'TO_CONFIRM',
      starts: 'confirm',
    },
    confirm: {
      side: 'enterprise',
      certified: true,
      name: '确认代填',
      from: ['TO_CONFIRM'],
      to: 'SUBMITTED',
      tells: 'authority',
      starts: 'accept',
    },
    object: {
      side: 'enterprise',
      name: '不认可代填',
      from: ['TO_CONFIRM'],
      to: 'WITHDRAWN',
      tells: 'authority',
    },
    /** Filled in by mistake, or for an enterprise that never answers. */
    takeBack: {
      ...authority,
      name: '撤回代填',
      from: ['TO_CONFIRM'],
      to: 'WITHDRAWN',
    },
    /** With everything that was typed, and its place in the list. */
    resubmit: {
      side: 'enterprise',
      certified: true,
      name: '重新提交',
      from: ['RETURNED'],
      to: 'SUBMITTED',
      tells: 'authority',
      starts: 'accept',
    },
    withdraw: {
      name: '撤回填报',
      side: 'enterprise',
      from: [...AT_AUTHORITY, 'RETURNED', 'RECOMMENDED', 'CONTACTED'],
      to: 'WITHDRAWN',
      tells: 'authority',
      seals: ['SUBMITTED'],
    },
    accept: {
      ...authority,
      name: '受理',
      from: ['SUBMITTED'],
      to: 'ACCEPTED',
      starts: 'visit',
    },
    review: {
      ...authority,
      name: '列入申报清单',
      from: ['ACCEPTED'],
      to: 'REVIEWED',
      guard: '已有走访记录',
    },
    recommend: {
      ...authority,
      name: '推荐给机构',
      from: ['REVIEWED'],
      to: 'RECOMMENDED',
      tells: 'institution',
      starts: 'contact',
    },
    /** From an institution that does nothing, or not the right thing: it is recommended to another one, or ended (decision 0215). */
    recall: {
      ...authority,
      name: '收回推荐',
      from: ['RECOMMENDED', 'CONTACTED'],
      to: 'REVIEWED',
    },
    return: {
      ...authority,
      name: '退回修改',
      from: AT_AUTHORITY,
      to: 'RETURNED',
    },
    /** Also of what was returned and is never mended: nobody else would end it. */
    reject: {
      ...authority,
      name: '驳回',
      from: [...AT_AUTHORITY, 'RETURNED'],
      to: 'REJECTED',
      reasons: REPORT_REJECT_CODES,
    },
    contact: {
      ...bank,
      name: '已对接企业',
      from: ['RECOMMENDED'],
      to: 'CONTACTED',
      tells: 'enterprise',
      starts: 'decide',
      assigns: true,
    },
    credit: {
      ...bank,
      name: '授信',
      from: ['CONTACTED'],
      to: 'CREDITED',
      tells: 'enterprise',
    },
    /** As often as there is credit left. */
    disburse: {
      ...bank,
      name: '放款',
      from: ['CREDITED', 'DISBURSED'],
      to: 'DISBURSED',
      tells: 'enterprise',
      guard: '授信额度尚有余额',
    },
    /** Until something is paid out (decision 0215). */
    forgo: { name: '放弃授信', side: 'enterprise', from: ['CREDITED'], to: 'UNUSED', tells: 'institution' },
    /** Where the enterprise does not draw, or its conditions are not met. */
    release: { ...bank, name: '终止授信', from: ['CREDITED'], to: 'UNUSED', tells: 'enterprise' },
    giveBack: {
      ...bank,
      name: '退回申报清单',
      from: ['RECOMMENDED', 'CONTACTED'],
      to: 'REVIEWED',
      tells: 'authority',
      reasons: REJECT_CODES,
    },
  },
  clocks: {
    confirm: { name: '确认', limit: { workingDays: 5 } },
    accept: { name: '受理', limit: { workingDays: 3 } },
    visit: { name: '走访', limit: { workingDays: 10 } },
    contact: { name: '对接', limit: { workingDays: 3 } },
    decide: { name: '答复', limit: { days: 30 } },
  },
})

export type ReportStatus = StateOf<typeof demandReportCase>
export type ReportMove = MoveOf<typeof demandReportCase>

export const reportStates = statesOf(demandReportCase)

/** The stages of the ledger, each with the states of a report that has come so far. */
export const LEDGER_STAGES = {
  filed: [
    'SUBMITTED',
    'ACCEPTED',
    'REVIEWED',
    'RECOMMENDED',
    'CONTACTED',
    'CREDITED',
    'DISBURSED',
    'UNUSED',
    'RETURNED',
    'REJECTED',
  ],
  listed: ['REVIEWED', 'RECOMMENDED', 'CONTACTED', 'CREDITED', 'DISBURSED', 'UNUSED'],
  recommended: ['RECOMMENDED', 'CONTACTED', 'CREDITED', 'DISBURSED', 'UNUSED'],
  credited: ['CREDITED', 'DISBURSED', 'UNUSED'],
  disbursed: ['DISBURSED'],
} as const satisfies Readonly<Record<string, readonly ReportStatus[]>>

export type LedgerStage = keyof typeof LEDGER_STAGES

/** What ended without a grant: the enterprise may report once more in the same batch. */
export const REPEATABLE_STATES = ['WITHDRAWN', 'REJECTED'] as const satisfies readonly ReportStatus[]

/** What the enterprise still writes. */
export const WRITABLE_STATES = ['DRAFT', 'RETURNED'] as const satisfies readonly ReportStatus[]

/** What an institution has in hand. */
export const IN_HAND_STATES = [
  'RECOMMENDED',
  'CONTACTED',
  'CREDITED',
] as const satisfies readonly ReportStatus[]

/** What an institution has seen, in the order of its work. */
export const INSTITUTION_STATES = [
  ...IN_HAND_STATES,
  'DISBURSED',
  'UNUSED',
  'WITHDRAWN',
] as const satisfies readonly ReportStatus[]

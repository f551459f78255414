import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesIn, statesOf } from '../kernel/cases/read-case.ts'
import { INTEREST_END_CODES } from './interest-kinds.ts'
import { projectErrors as errors } from './project-errors.ts'

/** Who at an institution works on projects. */
export const INTEREST_ROLES = ['financeEquity'] as const

const investor = { side: 'institution', roles: INTEREST_ROLES, tells: 'enterprise' } as const
const owner = { side: 'enterprise', tells: 'institution' } as const

/** States in which the enterprise's consent for the institution lives. */
const CONSENTED = ['CONSENTED', 'APPOINTED', 'DUE_DILIGENCE'] as const

/** States in which a time for a talk may be proposed. */
const BEFORE_DILIGENCE = ['CONSENTED', 'APPOINTED'] as const

/**
 * One institution's interest in one project (docs/cases/projectInterest.md). It is also the consent: name, contact and data room are
 * open to the institution while it stands in one of the consented states, and in no other.
 */
export const interestCase = defineCase({
  kind: 'projectInterest',
  label: '项目对接',
  affairs: { going: '在办项目对接', over: '已办结项目对接' },
  numberPrefix: 'DJ',
  auditEntity: { code: 'project_interest', name: '项目对接' },
  errors: {
    notFound: errors.interestNotFound,
    illegalMove: errors.interestMoved,
    staleVersion: errors.interestStale,
  },
  states: {
    ASKED: { name: '待企业同意', phase: 'open', waitsFor: 'enterprise', clock: 'answer' },
    CONSENTED: { name: '企业已同意', phase: 'underway', waitsFor: 'institution' },
    APPOINTED: { name: '已约谈', phase: 'underway', waitsFor: 'institution' },
    DUE_DILIGENCE: { name: '尽职调查', phase: 'underway', waitsFor: 'institution' },
    INVESTED: { name: '已投资', phase: 'over', outcome: 'reached' },
    DECLINED: { name: '企业未同意', phase: 'over', outcome: 'refused' },
    REVOKED: { name: '企业已撤销同意', phase: 'over' },
    FAILED: { name: '未投资', phase: 'over', outcome: 'refused' },
    /** The project itself has ended. */
    CLOSED: { name: '项目已结束', phase: 'over' },
  },
  moves: {
    submit: { ...investor, name: '表达意向', from: [], to: 'ASKED', starts: 'answer', assigns: true },
    consent: { ...owner, certified: true, name: '同意对接', from: ['ASKED'], to: 'CONSENTED' },
    decline: { ...owner, name: '不同意对接', from: ['ASKED'], to: 'DECLINED' },
    revoke: { ...owner, name: '撤销同意', from: CONSENTED, to: 'REVOKED' },
    stepOut: {
      ...investor,
      name: '不再对接',
      from: ['ASKED', ...CONSENTED],
      to: 'FAILED',
      reasons: INTEREST_END_CODES,
    },
    proposeTalk: { ...investor, name: '提出约谈时间', from: BEFORE_DILIGENCE, to: 'CONSENTED' },
    offerTalk: { ...owner, certified: true, name: '提出可约时间', from: BEFORE_DILIGENCE, to: 'CONSENTED' },
    acceptTalk: {
      ...owner,
      certified: true,
      name: '确认机构的时间',
      from: ['CONSENTED'],
      to: 'APPOINTED',
      guard: '机构已提出时间，且没有全部过去',
    },
    confirmTalk: {
      ...investor,
      name: '确认企业的时间',
      from: ['CONSENTED'],
      to: 'APPOINTED',
      guard: '企业已提出时间，且没有全部过去',
    },
    cancelTalk: { ...investor, name: '取消约谈', from: ['APPOINTED'], to: 'CONSENTED' },
    callOffTalk: { ...owner, name: '取消与机构的约谈', from: ['APPOINTED'], to: 'CONSENTED' },
    /** The last of the times is over and none was taken: whoever still wants to talk proposes others, as an indication is renewed (decision 0211). */
    lapseTalk: {
      side: 'platform',
      tells: 'institution',
      name: '约谈时间已过，没有确认',
      from: ['CONSENTED'],
      to: 'CONSENTED',
    },
    examine: { ...investor, name: '开始尽职调查', from: BEFORE_DILIGENCE, to: 'DUE_DILIGENCE' },
    invest: { ...investor, name: '投资完成', from: ['DUE_DILIGENCE'], to: 'INVESTED' },
    /** Of what was recorded wrongly: the timeline keeps what stood there before (decision 0226). */
    correct: { ...investor, name: '更正投资结果', from: ['INVESTED'], to: 'INVESTED' },
    close: {
      side: 'platform',
      tells: 'institution',
      name: '项目结束，自动终止',
      from: ['ASKED', ...CONSENTED],
      to: 'CLOSED',
    },
  },
  clocks: {
    answer: { name: '答复机构意向', limit: { workingDays: 5 } },
  },
})

export type InterestStatus = StateOf<typeof interestCase>
export type InterestMove = MoveOf<typeof interestCase>

export const interestStates = statesOf(interestCase)

/** States in which the institution sees whose project it is, its contact and its data room. */
export const CONSENTED_STATES = CONSENTED satisfies readonly InterestStatus[]

/** States in which a talk is arranged or lies ahead; with the due diligence it is over. */
export const TALK_STATES = BEFORE_DILIGENCE satisfies readonly InterestStatus[]

/** The enterprise's answers after which the institution may not ask again. */
export const TURNED_AWAY = ['DECLINED', 'REVOKED'] as const satisfies readonly InterestStatus[]

/** States in which an institution has one interest in a project and may have no other (the index equity_interest_living). */
export const LIVING_INTERESTS = statesIn(interestCase, 'open', 'underway')

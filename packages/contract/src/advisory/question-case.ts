import { defineCase, type MoveOf, type StateOf } from '../kernel/cases/define-case.ts'
import { statesOf } from '../kernel/cases/read-case.ts'
import { advisoryErrors as errors } from './errors.ts'
import { QUESTION_REJECT_CODES } from './kinds.ts'

const authority = { side: 'authority', roles: ['govViewer', 'operator'], tells: 'enterprise' } as const
const institution = { side: 'institution', roles: ['financeOfficer', 'financeManager'] } as const
const asker = { side: 'enterprise', tells: 'authority' } as const

/** States in which the authority owes the answer. */
const AT_AUTHORITY = ['SUBMITTED', 'ASSIGNED', 'REOPENED'] as const

/** States in which there is an answer. */
const SETTLING = ['ANSWERED', 'RATED'] as const

/**
 * A question of an enterprise (docs/cases/advisoryQuestion.md): the authority of its area answers, or lets an institution answer; until
 * then the one clock of the answer goes on, whoever has it.
 */
export const advisoryQuestionCase = defineCase({
  kind: 'advisoryQuestion',
  label: '咨询提问',
  affairs: { going: '在办咨询提问', over: '已办结咨询提问' },
  numberPrefix: 'ZX',
  auditEntity: { code: 'advisory_question', name: '咨询提问' },
  errors: {
    notFound: errors.questionNotFound,
    illegalMove: errors.illegalMove,
    staleVersion: errors.staleVersion,
  },
  states: {
    SUBMITTED: { name: '待接办', phase: 'open', waitsFor: 'authority', clock: 'answer' },
    ASSIGNED: { name: '待答复', phase: 'open', waitsFor: 'authority', clock: 'answer' },
    REFERRED: { name: '待机构答复', phase: 'open', waitsFor: 'institution', clock: 'answer' },
    REOPENED: { name: '追问待答复', phase: 'open', waitsFor: 'authority', clock: 'answer' },
    ANSWERED: { name: '已答复', phase: 'underway', clock: 'settle' },
    RATED: { name: '已评价', phase: 'underway', clock: 'settle' },
    CLOSED: { name: '已办结', phase: 'over', outcome: 'reached' },
    REJECTED: { name: '不予答复', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
  },
  moves: {
    submit: { ...asker, name: '提交咨询', from: [], to: 'SUBMITTED', starts: 'answer' },
    take: {
      ...authority,
      name: '接办',
      from: ['SUBMITTED', 'REOPENED'],
      to: 'ASSIGNED',
      assigns: true,
    },
    refer: { ...authority, name: '转机构答复', from: AT_AUTHORITY, to: 'REFERRED', tells: 'institution' },
    answer: {
      ...authority,
      name: '答复',
      from: [...AT_AUTHORITY, 'REFERRED'],
      to: 'ANSWERED',
      assigns: true,
      starts: 'settle',
    },
    reject: {
      ...authority,
      name: '不予答复',
      from: AT_AUTHORITY,
      to: 'REJECTED',
      reasons: QUESTION_REJECT_CODES,
    },
    reply: {
      ...institution,
      name: '机构答复',
      from: ['REFERRED'],
      to: 'ANSWERED',
      tells: 'enterprise',
      assigns: true,
      starts: 'settle',
    },
    giveBack: {
      ...institution,
      name: '退回主管方',
      from: ['REFERRED'],
      to: 'SUBMITTED',
      tells: 'authority',
    },
    /** As long as an answer is owed; whoever waits in vain is held by nothing (decision 0214). */
    withdraw: {
      ...asker,
      name: '撤回咨询',
      from: [...AT_AUTHORITY, 'REFERRED'],
      to: 'WITHDRAWN',
      seals: ['SUBMITTED'],
    },
    rate: { ...asker, name: '评价', from: ['ANSWERED'], to: 'RATED' },
    reopen: {
      ...asker,
      name: '追问',
      from: SETTLING,
      to: 'REOPENED',
      starts: 'answer',
      guard: '追问次数未达上限',
    },
    close: { ...asker, name: '办结', from: SETTLING, to: 'CLOSED' },
    expire: { side: 'platform', name: '到期办结', from: SETTLING, to: 'CLOSED', tells: 'enterprise' },
  },
  clocks: {
    answer: { name: '答复', limit: { workingDays: 3 } },
    /** So long an answer can be rated or asked about again. */
    settle: { name: '评价和追问', limit: { days: 15 }, expiry: { by: 'expire', workingDaysAfterDue: 1 } },
  },
})

export type QuestionStatus = StateOf<typeof advisoryQuestionCase>
export type QuestionMove = MoveOf<typeof advisoryQuestionCase>

export const questionStates = statesOf(advisoryQuestionCase)

/** States in which the answer stands. */
export const ANSWERED_STATES = [...SETTLING, 'CLOSED'] as const satisfies readonly QuestionStatus[]

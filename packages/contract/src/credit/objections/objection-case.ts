import { defineCase, type MoveOf, type StateOf } from '../../kernel/cases/define-case.ts'
import { statesIn, statesOf } from '../../kernel/cases/read-case.ts'
import { creditErrors as errors } from '../errors.ts'

const operator = { side: 'authority', roles: ['operator'], tells: 'enterprise' } as const
const company = { side: 'enterprise', tells: 'authority' } as const

const OPEN = ['SUBMITTED', 'TAKEN'] as const

/**
 * An objection of an enterprise to an item of its credit information (docs/cases/creditObjection.md): the operators examine it and
 * answer in writing. As long as the item is shown, the objection and what came of it stand beside it.
 */
export const creditObjectionCase = defineCase({
  kind: 'creditObjection',
  label: '信用信息异议',
  affairs: { going: '在办信用信息异议', over: '已办结信用信息异议' },
  numberPrefix: 'YY',
  auditEntity: { code: 'credit_objection', name: '信用信息异议' },
  errors: {
    notFound: errors.objectionNotFound,
    illegalMove: errors.objectionMoved,
    staleVersion: errors.objectionStale,
  },
  states: {
    SUBMITTED: { name: '待受理', phase: 'open', waitsFor: 'authority', clock: 'reply' },
    TAKEN: { name: '核查中', phase: 'open', waitsFor: 'authority', clock: 'reply' },
    UPHELD: { name: '已更正', phase: 'over', outcome: 'reached' },
    DISMISSED: { name: '维持原信息', phase: 'over', outcome: 'refused' },
    WITHDRAWN: { name: '已撤回', phase: 'over' },
    LAPSED: { name: '条目已不展示', phase: 'over' },
  },
  moves: {
    submit: { ...company, name: '提出异议', certified: true, from: [], to: 'SUBMITTED', starts: 'reply' },
    take: { ...operator, name: '受理', from: ['SUBMITTED'], to: 'TAKEN', assigns: true },
    uphold: { ...operator, name: '异议成立', from: OPEN, to: 'UPHELD', assigns: true },
    dismiss: { ...operator, name: '异议不成立', from: OPEN, to: 'DISMISSED', assigns: true },
    withdraw: { ...company, name: '撤回异议', from: OPEN, to: 'WITHDRAWN', seals: ['SUBMITTED'] },
    lapse: { side: 'platform', name: '条目停止展示', from: OPEN, to: 'LAPSED', tells: 'enterprise' },
  },
  clocks: {
    /** 征信业管理条例, article 25. */
    reply: { name: '书面答复', limit: { days: 20 } },
  },
})

export type ObjectionStatus = StateOf<typeof creditObjectionCase>
export type ObjectionMove = MoveOf<typeof creditObjectionCase>

export const objectionStates = statesOf(creditObjectionCase)
export const OPEN_OBJECTIONS = statesIn(creditObjectionCase, 'open')

/** What stands beside an item: what was taken back or has become void says nothing about it. */
export const MARKED_OBJECTIONS = [
  ...OPEN,
  'UPHELD',
  'DISMISSED',
] as const satisfies readonly ObjectionStatus[]

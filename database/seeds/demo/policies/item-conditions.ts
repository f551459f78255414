import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { PolicyItemForm } from '@lqr/contract/policies/item-entities.ts'
import { condition } from '../../../../apps/server/src/domains/policies/items/items.fixtures.ts'

/** An item of a document that is named by its number. */
export type ItemSeed = Partial<PolicyItemForm> & { docNo: string }

/** A condition about a figure. */
export const figure = (
  fact: PolicyCondition['fact'],
  op: 'atLeast' | 'atMost',
  bound: number,
  clause: string,
  more: Partial<PolicyCondition> = {},
) => condition({ fact, op, bound, clause, ...more })
/** A condition about codes. */
export const holds = (fact: PolicyCondition['fact'], codes: string[], clause: string) =>
  condition({ fact, op: 'oneOf', codes, clause })
/** What the office judges. */
export const judged = (note: string, clause: string, group: number | null = null) =>
  condition({ fact: 'judged', op: 'judged', note, clause, group })
/** About those up to a revenue alone. */
export const revenueUpTo = (bound: number) => ({
  when: { fact: 'revenueYuan' as const, op: 'atMost' as const, bound, codes: [] },
})
export const audited = { evidence: '近一年财务审计报告' }
export const counted = { evidence: '研发费用专项审计或辅助账' }
/** About those from a revenue on alone. */
export const revenueFrom = (bound: number) => ({
  when: { fact: 'revenueYuan' as const, op: 'atLeast' as const, bound, codes: [] },
})

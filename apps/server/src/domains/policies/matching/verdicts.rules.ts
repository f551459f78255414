import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import { factOf } from '@lqr/contract/policies/facts.ts'
import type { PolicyVerdict } from '@lqr/contract/policies/match-entities.ts'
import type { Facts, Judged } from './judge.rules.ts'
import { conditionText, figureText, valueText, verdictCopy } from '@lqr/contract/policies/condition-words.ts'

/** What a condition asks, what was found, the answer, and by how much it is missed; of an unknown one where it is entered. */
export function verdictOf(
  condition: PolicyCondition,
  { answer, fact, by }: Judged,
  facts: Facts,
): PolicyVerdict {
  const value = facts[condition.fact]
  const amount = by === undefined ? undefined : figureText(condition.fact, by)
  return {
    answer,
    fact: condition.fact,
    asks: conditionText(condition),
    found: value === undefined ? null : valueText(condition.fact, value),
    by:
      amount === undefined
        ? null
        : condition.op === 'atLeast'
          ? verdictCopy.short(amount)
          : verdictCopy.over(amount),
    missing: answer === 'unknown' ? factOf(fact).name : null,
    enterAt: answer === 'unknown' ? factOf(fact).place : null,
    clause: condition.clause,
    note: condition.note,
    group: condition.group,
  }
}

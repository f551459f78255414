import type { PolicyItem } from '@lqr/contract/policies/item-entities.ts'
import type { PolicyMatch, PolicyVerdict } from '@lqr/contract/policies/match-entities.ts'
import type { Facts, JudgedRules } from './judge.rules.ts'
import { conditionsOf, isOfferedTo, matchRules, type Rules } from './match.rules.ts'
import { smallestPath } from './path.rules.ts'
import { type Helper, stepOf } from './path-steps.rules.ts'
import { verdictOf } from './verdicts.rules.ts'

/** Every condition of an item in words. */
export function verdictsOf(rules: Rules, { judged }: JudgedRules, facts: Facts): PolicyVerdict[] {
  return conditionsOf(rules).flatMap((condition, index) => {
    const one = judged[index]
    return one ? [verdictOf(condition, one, facts)] : []
  })
}

/** An item with every condition answered for an enterprise; of an unmet one the smallest change that opens it. */
export function matchOf(item: PolicyItem, facts: Facts, helpers: readonly Helper[]): PolicyMatch {
  const result = matchRules(item, facts)
  const { standing, unmet, unknown } = result
  const path =
    standing === 'unmet' && isOfferedTo(item, facts) ? smallestPath(conditionsOf(item), facts) : undefined
  return {
    item,
    standing,
    unmet,
    unknown,
    verdicts: verdictsOf(item, result, facts),
    path: path?.map((change) => stepOf(change, facts, helpers)) ?? null,
  }
}

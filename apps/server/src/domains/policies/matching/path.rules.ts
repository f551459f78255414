import type { PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { ConditionFactCode } from '@lqr/contract/policies/facts.ts'
import { type Facts, judge, judgeAll } from './judge.rules.ts'

/** One fact brought to where a condition holds. */
export interface Change {
  readonly condition: PolicyCondition
  readonly fact: ConditionFactCode
  readonly from: number | readonly string[] | undefined
  readonly to: number | readonly string[]
}

/** Nobody moves, changes its trade or grows smaller for the sake of a policy, and time runs one way. */
const FIXED: readonly ConditionFactCode[] = [
  'applicantKind',
  'area',
  'industry',
  'scale',
  'rosters',
  'judged',
]
const NEVER_LESS: readonly ConditionFactCode[] = [
  'ageMonths',
  'revenueYuan',
  'employees',
  'assetsYuan',
  'patents',
  'nicheYears',
]

/** What would make an unmet condition hold; undefined where nothing that an enterprise can do would. */
function changeFor(condition: PolicyCondition, facts: Facts): Change | undefined {
  const { fact, op, bound, codes } = condition
  const from = facts[fact]
  if (FIXED.includes(fact) || op === 'judged' || op === 'noneOf') return undefined
  if (op === 'atMost' && NEVER_LESS.includes(fact)) return undefined
  if (op === 'atLeast' || op === 'atMost') return { condition, fact, from, to: bound ?? 0 }
  const [first] = codes
  if (first === undefined) return undefined
  return { condition, fact, from, to: fact === 'titles' && Array.isArray(from) ? [...from, first] : [first] }
}

/** The facts after some changes. */
export function afterChanges(facts: Facts, changes: readonly Pick<Change, 'fact' | 'to'>[]): Facts {
  return { ...facts, ...Object.fromEntries(changes.map(({ fact, to }) => [fact, to])) }
}

/** The unmet conditions that stand for each other, of the first thing that is unmet. */
function firstUnmet(conditions: readonly PolicyCondition[], facts: Facts): PolicyCondition[] {
  const answers = new Map(conditions.map((condition) => [condition, judge(condition, facts).answer]))
  const isUnmet = (condition: PolicyCondition) => answers.get(condition) === 'unmet'
  for (const condition of conditions.filter(isUnmet)) {
    if (condition.group === null) return [condition]
    const group = conditions.filter((other) => other.group === condition.group)
    const isOpen = group.every((one) => ['unmet', 'notApplicable'].includes(answers.get(one) ?? ''))
    if (isOpen) return group.filter(isUnmet)
  }
  return []
}

type Effort = readonly [facts: number, months: number, cost: number]

function effortOf(changes: readonly Change[]): Effort {
  const sum = (of: (condition: PolicyCondition) => number | null) =>
    changes.reduce((total, { condition }) => total + (of(condition) ?? 0), 0)
  return [changes.length, sum(({ months }) => months), sum(({ costYuan }) => costYuan)]
}

const isLess = (one: Effort, other: Effort) =>
  (one[0] - other[0] || one[1] - other[1] || one[2] - other[2]) < 0

/** Adds a change to those chosen; undefined where the same fact would have to go the other way. */
function withChange(chosen: readonly Change[], added: Change): Change[] | undefined {
  const before = chosen.find(({ fact }) => fact === added.fact)
  if (!before) return [...chosen, added]
  if (before.condition.op !== added.condition.op) return undefined
  if (typeof before.to !== 'number' && added.fact !== 'titles') return undefined
  return chosen.map((one) => (one === before ? { ...added, from: before.from } : one))
}

/** So many ways are looked at; real rules have a few groups of two or three. */
const MOST_WAYS = 2_000

/**
 * The fewest facts whose change leaves no condition unmet; of as few, the quicker, then the cheaper. Undefined when no change that we
 * know of does, and empty when nothing is unmet. What is unknown or judged by a person stays so.
 */
export function smallestPath(conditions: readonly PolicyCondition[], facts: Facts): Change[] | undefined {
  let best: Change[] | undefined
  let ways = 0
  const look = (chosen: Change[]) => {
    ways += 1
    if (ways > MOST_WAYS || (best && !isLess(effortOf(chosen), effortOf(best)))) return
    const now = afterChanges(facts, chosen)
    if (judgeAll(conditions, now).unmet === 0) {
      best = chosen
      return
    }
    for (const condition of firstUnmet(conditions, now)) {
      const change = changeFor(condition, now)
      const next = change && withChange(chosen, change)
      if (next) look(next)
    }
  }
  look([])
  return best
}

import type { ConditionAnswer } from '@lqr/contract/kernel/conditions/answers.ts'
import type { Comparison, PolicyCondition } from '@lqr/contract/policies/conditions.ts'
import type { ConditionFactCode } from '@lqr/contract/policies/facts.ts'
import type { ItemStanding } from '@lqr/contract/policies/item-kinds.ts'

/** What is known of an enterprise: figures in the unit of their fact (0 is a value), codes as a list ([] is known to be none). */
export type Facts = { readonly [F in ConditionFactCode]?: number | readonly string[] | undefined }

/** The answer of one condition: what decided it, and of a figure by how much it is missed. */
export interface Judged {
  readonly answer: ConditionAnswer
  /** The fact that decided: that of the guard where the guard did. */
  readonly fact: ConditionFactCode
  readonly by?: number
}

/** Hundredths stay hundredths: 3 − 2.4 is 0.6. */
const rounded = (value: number) => Math.round(value * 100) / 100

function compare({ fact, op, bound, codes }: Comparison, facts: Facts): Judged {
  const value = facts[fact]
  if (op === 'judged' || fact === 'judged') return { answer: 'manual', fact }
  if (value === undefined) return { answer: 'unknown', fact }
  if (typeof value === 'number') {
    const by = rounded(op === 'atLeast' ? (bound ?? 0) - value : value - (bound ?? 0))
    return by <= 0 ? { answer: 'met', fact } : { answer: 'unmet', fact, by }
  }
  const isAmong = value.some((code) => codes.includes(code))
  return { answer: isAmong === (op === 'oneOf') ? 'met' : 'unmet', fact }
}

/** One condition by itself: a guard that is not passed makes it be about others, one that cannot be answered leaves it open. */
export function judge(condition: PolicyCondition, facts: Facts): Judged {
  if (condition.when) {
    const guard = compare(condition.when, facts)
    if (guard.answer === 'unmet') return { answer: 'notApplicable', fact: guard.fact }
    if (guard.answer !== 'met') return guard
  }
  return compare(condition, facts)
}

/** The better answer of two that stand for each other; one that is about others says nothing. */
const BEST_FIRST: readonly ConditionAnswer[] = ['met', 'manual', 'unknown', 'unmet', 'notApplicable']

export interface JudgedRules {
  readonly standing: ItemStanding
  /** In the order of the conditions; of a group of which one is met the others count no more. */
  readonly judged: readonly Judged[]
  /** How many single conditions and groups are unmet. */
  readonly unmet: number
  readonly unknown: number
}

/** All conditions of an item: those of one group stand for each other, everything else has to hold. */
export function judgeAll(conditions: readonly PolicyCondition[], facts: Facts): JudgedRules {
  const each = conditions.map((condition) => judge(condition, facts))
  const best = new Map<number, ConditionAnswer>()
  const alone: ConditionAnswer[] = []
  conditions.forEach(({ group }, index) => {
    const answer = each[index]?.answer ?? 'unknown'
    if (group === null) alone.push(answer)
    else best.set(group, better(best.get(group), answer))
  })
  const decisive = [...alone, ...best.values()]
  const count = (answer: ConditionAnswer) => decisive.filter((one) => one === answer).length
  const [unmet, unknown] = [count('unmet'), count('unknown')]
  return {
    standing: unmet > 0 ? 'unmet' : unknown > 0 ? 'unknown' : count('manual') > 0 ? 'judged' : 'fits',
    judged: each.map((one, index) => {
      const group = conditions[index]?.group ?? null
      const isSpared = group !== null && best.get(group) === 'met' && one.answer !== 'met'
      return isSpared ? { answer: 'notApplicable', fact: one.fact } : one
    }),
    unmet,
    unknown,
  }
}

function better(one: ConditionAnswer | undefined, other: ConditionAnswer): ConditionAnswer {
  if (one === undefined) return other
  return BEST_FIRST.indexOf(one) <= BEST_FIRST.indexOf(other) ? one : other
}

/** An item's own area as the condition that it is; none where it is for the whole province. */
export function areaConditions(areaCodes: readonly string[], clause: string): PolicyCondition[] {
  if (areaCodes.length === 0) return []
  return [
    {
      fact: 'area',
      op: 'oneOf',
      bound: null,
      codes: [...areaCodes],
      clause,
      note: '',
      group: null,
      when: null,
      months: null,
      costYuan: null,
      evidence: '',
    },
  ]
}

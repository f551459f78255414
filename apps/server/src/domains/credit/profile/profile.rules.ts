import type { AnsweredFactor } from '@lqr/contract/credit/profile/profile-entities.ts'
import type { ProfileFactor, ProfileRules } from '@lqr/contract/credit/profile/profile-model.ts'
import {
  factorsOf,
  leastPoints,
  mostPoints,
  type ProfileVersion,
  profileRulesOn,
  weightOf,
} from '@lqr/contract/credit/profile/profile-rules.ts'
import type { CreditTopicCode } from '@lqr/contract/credit/topics.ts'
import type { TopicEvidence } from './evidence.ts'
import { answerFactor } from './factor.rules.ts'
import { DECIDERS } from './versions.ts'

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/**
 * The whole sum on a day, from what is known of the topics: base and the points of each question. What is not known, not open or could not
 * be read counts nothing and lowers the completeness.
 */
export function profileOf(evidence: ReadonlyMap<CreditTopicCode, TopicEvidence>, on: string) {
  const rules = profileRulesOn(on)
  const dimensions = rules.dimensions.map(({ code, factors }) => {
    const answered = factors.map((factor) => answerOf(rules.version, factor, evidence, on))
    return {
      code,
      points: sumOf(answered.map(({ points }) => points)),
      mostPoints: sumOf(factors.map(mostPoints)),
      leastPoints: sumOf(factors.map(leastPoints)),
      factors: answered,
    }
  })
  return {
    ruleVersion: rules.version,
    asOf: on,
    basePoints: rules.basePoints,
    totalPoints: rules.basePoints + sumOf(dimensions.map(({ points }) => points)),
    completenessPercent: completenessOf(
      rules,
      dimensions.flatMap((dimension) => dimension.factors),
    ),
    dimensions,
  }
}

function answerOf(
  version: ProfileVersion,
  factor: ProfileFactor & { readonly code: AnsweredFactor['code'] },
  evidence: ReadonlyMap<CreditTopicCode, TopicEvidence>,
  on: string,
): AnsweredFactor {
  const decider = DECIDERS[version].get(factor.code)
  if (decider === undefined) throw new Error(`${version} does not answer ${factor.code}`)
  return answerFactor(factor, decider, evidence.get(factor.topic) ?? { state: 'unread' }, on)
}

/** How much of what can move the sum is known. */
function completenessOf(rules: ProfileRules, answered: readonly AnsweredFactor[]): number {
  const known = new Set<string>(answered.filter(({ state }) => state === 'known').map(({ code }) => code))
  const factors = factorsOf(rules)
  const weigh = (some: readonly ProfileFactor[]) => sumOf(some.map(weightOf))
  return Math.round((100 * weigh(factors.filter(({ code }) => known.has(code)))) / weigh(factors))
}

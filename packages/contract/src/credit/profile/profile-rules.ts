import type { CreditTopicCode } from '../topics.ts'
import { hx202611 } from './hx-2026-11.ts'
import type { ProfileFactor, ProfileRules } from './profile-model.ts'

/** Every version that was ever in force, the newest first. */
export const PROFILE_RULES = [hx202611] as const satisfies readonly ProfileRules[]

export type ProfileVersion = (typeof PROFILE_RULES)[number]['version']
type Dimension = (typeof PROFILE_RULES)[number]['dimensions'][number]
export type ProfileFactorCode = Dimension['factors'][number]['code']

/** The version that a day is answered by; days before the first one by the first. */
export function profileRulesOn(day: string): (typeof PROFILE_RULES)[number] {
  return PROFILE_RULES.find(({ from }) => from <= day) ?? PROFILE_RULES[PROFILE_RULES.length - 1] ?? hx202611
}

/** All questions of a version. */
export function factorsOf({ dimensions }: ProfileRules): readonly ProfileFactor[] {
  return dimensions.flatMap(({ factors }) => factors)
}

/** The topics that a version asks, each once. */
export function profileTopics(rules: ProfileRules): CreditTopicCode[] {
  return [...new Set(factorsOf(rules).map(({ topic }) => topic))]
}

export const mostPoints = ({ bins }: Pick<ProfileFactor, 'bins'>) =>
  Math.max(...bins.map(({ points }) => points))
export const leastPoints = ({ bins }: Pick<ProfileFactor, 'bins'>) =>
  Math.min(...bins.map(({ points }) => points))

/** How far a question can move the sum: the measure of completeness. */
export const weightOf = (factor: Pick<ProfileFactor, 'bins'>) =>
  Math.max(mostPoints(factor), 0) - Math.min(leastPoints(factor), 0)

/** Names of everything a profile may answer, of all versions; where a later one renamed it, the newest name. */
function named<C extends string>(items: readonly { readonly code: C; readonly name: string }[]) {
  return [
    ...new Map(items.toReversed().map(({ code, name }) => [code, { code, name }])).values(),
  ].toReversed()
}

const DIMENSIONS = PROFILE_RULES.flatMap(({ dimensions }) => dimensions)

export const PROFILE_DIMENSIONS = named(DIMENSIONS)
export const PROFILE_FACTORS = named(DIMENSIONS.flatMap(({ factors }) => [...factors]))
export const PROFILE_VERSIONS = PROFILE_RULES.map(({ version }) => ({ code: version, name: version }))

import type { AnsweredFactor, CreditProfile } from './profile-entities.ts'

const MOST_REASONS = 4

/** What raised and what lowered the sum most, at most four of each. */
export function strongestReasons({ dimensions }: Pick<CreditProfile, 'dimensions'>): {
  readonly up: readonly AnsweredFactor[]
  readonly down: readonly AnsweredFactor[]
} {
  const factors = dimensions.flatMap((dimension) => dimension.factors)
  const up = factors.filter(({ points }) => points > 0).toSorted((a, b) => b.points - a.points)
  const down = factors.filter(({ points }) => points < 0).toSorted((a, b) => a.points - b.points)
  return { up: up.slice(0, MOST_REASONS), down: down.slice(0, MOST_REASONS) }
}

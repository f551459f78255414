import type { Formula } from '@lqr/contract/statistics/indicator-shape.ts'
import { FEWEST_COMPANIES as FEWEST } from '../release/index.ts'

/** What an institution comes to in a figure, and behind how many cases. */
export interface Standing {
  readonly orgId: string
  readonly value: number | null
  readonly cases: number
}

export interface Rank {
  readonly value: number | null
  readonly place: number | null
  readonly of: number | null
  readonly median: number | null
}

/** So many institutions are compared at least: of two, each would know the other. */
const FEWEST_RANKED = 3
/** A median of fewer would be what one of the others comes to, with its place known. */
const FEWEST_OF_MEDIAN = 5

/** The own place: one more than those who do better; equal ones share it. A quotient of very few cases takes no part. */
export function rankOf(
  standings: readonly Standing[],
  own: string,
  { kind }: Pick<Formula, 'kind'>,
  best: 'most' | 'least',
): Rank {
  const fewest = kind === 'sum' ? 1 : FEWEST
  const value = standings.find(({ orgId }) => orgId === own)?.value ?? null
  const values = standings.flatMap((one) =>
    one.value !== null && one.cases >= fewest ? [{ ...one, value: one.value }] : [],
  )
  const mine = values.find(({ orgId }) => orgId === own)
  if (!mine || values.length < FEWEST_RANKED) return { value, place: null, of: null, median: null }
  const isBetter = (other: number) => (best === 'most' ? other > mine.value : other < mine.value)
  return {
    value,
    place: values.filter((other) => isBetter(other.value)).length + 1,
    of: values.length,
    median: values.length >= FEWEST_OF_MEDIAN ? medianOf(values.map((one) => one.value)) : null,
  }
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? 0
  const mean = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
  return Math.round(mean * 100) / 100
}

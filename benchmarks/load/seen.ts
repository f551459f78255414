import type { Group } from './mix.ts'
import type { World } from './world.ts'

export interface HeldLoad {
  /** The instances, asked in turn. */
  readonly urls: readonly string[]
  readonly world: World
  /** 1 is the busiest hour of a province. */
  readonly share: number
  readonly seconds: number
  /** Where counting begins: captchas are used up. */
  readonly firstNumber: number
}

export interface KindSeen {
  readonly name: string
  readonly group: Group
  failed: number
  /** A few of them, in words. */
  readonly failures: string[]
}

export interface LoadSeen {
  /** With the count of answers by whole milliseconds from the moment they were due. */
  readonly kinds: readonly (KindSeen & {
    readonly counts: readonly (readonly [ms: number, count: number])[]
  })[]
  readonly elapsedS: number
  readonly unanswered: number
  /** What the generator took of one core, and by how much it was late at worst. */
  readonly generatorShare: number
  readonly generatorLateMs: number
}

/** The least number of milliseconds within which this part of the answers came. */
export function quantile(counts: readonly (readonly [ms: number, count: number])[], part: number): number {
  const inOrder = counts.toSorted(([a], [b]) => a - b)
  const due = part * inOrder.reduce((sum, [, count]) => sum + count, 0)
  let passed = 0
  for (const [ms, count] of inOrder) {
    passed += count
    if (passed >= due) return ms
  }
  return Number.NaN
}

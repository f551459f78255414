/** Numbers that look random and are the same at every seeding. */
export interface SeededRandom {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T
  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean
}

/** Mulberry32: 32 bits of state, good enough for examples and nothing else. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick: (items) => items[int(0, items.length - 1)] as (typeof items)[number],
    chance: (percent) => int(1, 100) <= percent,
  }
}

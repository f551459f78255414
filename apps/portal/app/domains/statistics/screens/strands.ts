import { niceStep } from './map/terrain.ts'

/** So many strands a river has at most. */
const MOST = 72

/** How many cases one strand stands for. */
export const strandUnit = (cases: number, most = MOST): number =>
  Math.max(1, Math.round(niceStep(cases / most)))

/** How many strands show a number: at least one for anything that is there. */
export const strandsOf = (cases: number, unit: number): number =>
  cases > 0 ? Math.max(1, Math.round(cases / unit)) : 0

/** A small sway, so that strands read as water and not as a table. */
export const sway = (strand: number, x: number): number =>
  Math.sin(x * 0.006 + strand * 0.05) * 5 + Math.sin(x * 0.013 + strand * 0.09) * 2.5

/** Numbers between 0 and 1 that look random and are always the same for a seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

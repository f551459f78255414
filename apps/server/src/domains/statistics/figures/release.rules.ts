import { FEWEST_COMPANIES } from '../release/index.ts'

/**
 * A part of a figure before it is shown to everybody. Each side of the figure (a sum has one, a share those in it and those
 * not) names enterprises behind it, three at most: with three it is safe.
 */
export interface Cell {
  readonly code: string
  readonly cases: number
  readonly sides: readonly (readonly string[])[]
}

/**
 * The parts of one sum that stay hidden: those of few enterprises, and as many others with them that what the shown ones
 * leave of the sum is again of enough enterprises. Whoever knows the sum and all shown parts therefore knows no more of the
 * hidden ones than their sum, which is safe itself: every number that can be worked out adds up shown parts and that rest.
 */
export function hiddenParts(cells: readonly Cell[]): ReadonlySet<string> {
  const counted = cells.filter(({ cases }) => cases > 0)
  const hidden = counted.filter((cell) => !isSafe([cell]))
  if (hidden.length === 0) return new Set()
  const others = counted.filter((cell) => isSafe([cell])).toSorted((a, b) => a.cases - b.cases)
  for (const other of others) {
    if (isSafe(hidden)) break
    hidden.push(other)
  }
  return new Set(hidden.map(({ code }) => code))
}

/**
 * Whether on each side nobody stands behind these cells together, or enough enterprises. Cases behind which nobody stands on any side were
 * taken back: they are counted all the same, and may be of one enterprise (decision 0219).
 */
export function isSafe(cells: readonly Cell[]): boolean {
  const sides = Math.max(0, ...cells.map((cell) => cell.sides.length))
  const sizes = Array.from(
    { length: sides },
    (_, side) => new Set(cells.flatMap((cell) => cell.sides[side] ?? [])).size,
  )
  if (sizes.every((size) => size === 0)) return cells.every(({ cases }) => cases === 0)
  return sizes.every((size) => size === 0 || size >= FEWEST_COMPANIES)
}

/** Fewer enterprises than this stand behind no number that everybody reads. */
export const FEWEST_COMPANIES = 3

/** A number before it is shown to everybody: its cases, and some of the enterprises behind them, as many as make it safe. */
export interface Cell {
  readonly cases: number
  readonly companies: ReadonlySet<string>
}

/** A number that is the sum of others; whoever reads all of them but one knows the last. */
export interface Sum {
  readonly whole: string
  readonly parts: readonly string[]
}

/** Whether nobody stands behind a number, or enough enterprises. */
export function isSafe({ cases, companies }: Cell): boolean {
  return cases === 0 || companies.size >= FEWEST_COMPANIES
}

const NONE: Cell = { cases: 0, companies: new Set() }

function together(cells: readonly Cell[]): Cell {
  return {
    cases: cells.reduce((sum, { cases }) => sum + cases, 0),
    companies: new Set(cells.flatMap(({ companies }) => [...companies])),
  }
}

/** The hidden numbers that follow from those that are read, each with the sum from which it follows. */
function followingFrom(sums: readonly Sum[], hidden: ReadonlySet<string>): ReadonlyMap<string, Sum> {
  const following = new Map<string, Sum>()
  for (let hasMore = true; hasMore;) {
    hasMore = false
    for (const sum of sums) {
      const [unknown, another] = [sum.whole, ...sum.parts].filter(
        (id) => hidden.has(id) && !following.has(id),
      )
      if (unknown === undefined || another !== undefined) continue
      following.set(unknown, sum)
      hasMore = true
    }
  }
  return following
}

/** A sum and those from which its numbers follow, the farthest first. */
function sumsBehind(sum: Sum, following: ReadonlyMap<string, Sum>): Sum[] {
  const behind = new Set([sum])
  for (const each of behind) {
    for (const id of [each.whole, ...each.parts]) {
      const from = following.get(id)
      if (from) behind.add(from)
    }
  }
  return [...behind].toReversed()
}

interface Around {
  /** What is hidden whatever these sums say. */
  readonly hidden?: ReadonlySet<string>
  /** What these sums hide of themselves; everything unless said otherwise. */
  readonly mayHide?: (id: string) => boolean
}

/**
 * Which numbers stay hidden, so that none of few enterprises is read, or follows from sums whose other numbers are read or follow
 * themselves. What would tell one is hidden with it, the smallest number of the sums from which it follows, until nothing follows and
 * the hidden parts of a whole that is read are of enough enterprises together.
 */
export function hiddenCells(
  cells: ReadonlyMap<string, Cell>,
  sums: readonly Sum[],
  { hidden: already = new Set(), mayHide = () => true }: Around = {},
): ReadonlySet<string> {
  const cellOf = (id: string) => cells.get(id) ?? NONE
  const hidden = new Set([...already, ...[...cells].flatMap(([id, cell]) => (isSafe(cell) ? [] : [id]))])
  if (hidden.size === 0) return hidden
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    const following = followingFrom(sums, hidden)
    const isKnown = (id: string) => !hidden.has(id) || following.has(id)
    const tellsFew = (sum: Sum) => {
      if ([sum.whole, ...sum.parts].some((id) => following.get(id) === sum && !isSafe(cellOf(id))))
        return true
      return isKnown(sum.whole) && !isSafe(together(sum.parts.filter((id) => !isKnown(id)).map(cellOf)))
    }
    const shown = (id: string) => !hidden.has(id) && cellOf(id).cases > 0 && mayHide(id)
    const touched = new Set<Sum>()
    for (const sum of sums) {
      if (!tellsFew(sum)) continue
      // One hidden number may end what several sums tell: what rests on the same sums is looked at again afterwards.
      const resting = sumsBehind(sum, following)
      if (resting.some((one) => touched.has(one))) continue
      const [next] = resting
        .flatMap(({ whole, parts }) => [...parts, whole].filter(shown))
        .toSorted((a, b) => cellOf(a).cases - cellOf(b).cases)
      if (next === undefined) continue
      hidden.add(next)
      hasChanged = true
      for (const one of resting) touched.add(one)
    }
  }
  return hidden
}

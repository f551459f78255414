/** Fewer enterprises than this stand behind no number that everybody reads. */
export const FEWEST_COMPANIES = 3

/** A number before it is shown to everybody: its cases, and some of the enterprises behind them, as many as make it safe. */
export interface Cell {
  readonly cases: number
  readonly companies: readonly string[]
}

/** A number that is the sum of others; whoever reads all of them but one knows the last. */
export interface Sum<Id = string> {
  readonly whole: Id
  readonly parts: readonly Id[]
}

/** Whether nobody stands behind a number, or enough enterprises. */
export function isSafe({ cases, companies }: Cell): boolean {
  return cases === 0 || companies.length >= FEWEST_COMPANIES
}

const NONE: Cell = { cases: 0, companies: [] }

function together(cells: readonly Cell[]): Cell {
  return {
    cases: cells.reduce((sum, { cases }) => sum + cases, 0),
    companies: [...new Set(cells.flatMap(({ companies }) => companies))],
  }
}

const hasAny = <Id>({ whole, parts }: Sum<Id>, ids: ReadonlySet<Id>) =>
  ids.has(whole) || parts.some((id) => ids.has(id))

/** The one number of a sum that is not known; undefined when all are, or more than one is not. */
function onlyUnknown<Id>({ whole, parts }: Sum<Id>, isKnown: (id: Id) => boolean): Id | undefined {
  let only = isKnown(whole) ? undefined : whole
  for (const id of parts) {
    if (isKnown(id)) continue
    if (only !== undefined) return undefined
    only = id
  }
  return only
}

/** The hidden numbers that follow from those that are read, each with the sum from which it follows. */
function followingFrom<Id>(sums: readonly Sum<Id>[], hidden: ReadonlySet<Id>): ReadonlyMap<Id, Sum<Id>> {
  const following = new Map<Id, Sum<Id>>()
  const isKnown = (id: Id) => !hidden.has(id) || following.has(id)
  for (let hasMore = true; hasMore;) {
    hasMore = false
    for (const sum of sums) {
      const unknown = onlyUnknown(sum, isKnown)
      if (unknown === undefined) continue
      following.set(unknown, sum)
      hasMore = true
    }
  }
  return following
}

/** A sum and those from which its numbers follow, the farthest first. */
function sumsBehind<Id>(sum: Sum<Id>, following: ReadonlyMap<Id, Sum<Id>>): Sum<Id>[] {
  const behind = new Set([sum])
  for (const each of behind) {
    for (const id of [each.whole, ...each.parts]) {
      const from = following.get(id)
      if (from) behind.add(from)
    }
  }
  return [...behind].toReversed()
}

interface Around<Id> {
  /** What is hidden whatever these sums say. */
  readonly hidden?: ReadonlySet<Id>
  /** What these sums hide of themselves; everything unless said otherwise. */
  readonly mayHide?: (id: Id) => boolean
}

/**
 * Which numbers stay hidden, so that none of few enterprises is read, or follows from sums whose other numbers are read or follow
 * themselves. What would tell one is hidden with it, the smallest number of the sums from which it follows, until nothing follows and
 * the hidden parts of a whole that is read are of enough enterprises together.
 */
export function hiddenCells<Id>(
  cells: ReadonlyMap<Id, Cell>,
  sums: readonly Sum<Id>[],
  { hidden: already = new Set(), mayHide = () => true }: Around<Id> = {},
): ReadonlySet<Id> {
  const cellOf = (id: Id) => cells.get(id) ?? NONE
  const hidden = new Set([...already, ...[...cells].flatMap(([id, cell]) => (isSafe(cell) ? [] : [id]))])
  if (hidden.size === 0) return hidden
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    // A sum of which all is read tells nothing more.
    const partly = sums.filter((sum) => hasAny(sum, hidden))
    const following = followingFrom(partly, hidden)
    const isKnown = (id: Id) => !hidden.has(id) || following.has(id)
    const tellsFew = (sum: Sum<Id>) => {
      if ([sum.whole, ...sum.parts].some((id) => following.get(id) === sum && !isSafe(cellOf(id))))
        return true
      return isKnown(sum.whole) && !isSafe(together(sum.parts.filter((id) => !isKnown(id)).map(cellOf)))
    }
    const shown = (id: Id) => !hidden.has(id) && cellOf(id).cases > 0 && mayHide(id)
    const touched = new Set<Sum<Id>>()
    for (const sum of partly) {
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

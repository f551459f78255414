import { FEWEST_COMPANIES as FEWEST_SHOWN } from '../release/index.ts'

interface Counted {
  readonly cases: number
}

/**
 * Which of the parts of a sum may not be told: those with fewer cases than are shown, and then the smallest others until what is held back
 * has enough cases itself, so that neither the sum nor the one who is in it tells a single case.
 */
export function heldBack(parts: readonly Counted[]): ReadonlySet<number> {
  const held = new Set<number>()
  parts.forEach(({ cases }, index) => {
    if (cases > 0 && cases < FEWEST_SHOWN) held.add(index)
  })
  if (held.size === 0) return held
  const bySize = parts
    .map(({ cases }, index) => ({ cases, index }))
    .filter(({ cases, index }) => cases > 0 && !held.has(index))
    .toSorted((a, b) => a.cases - b.cases)
  const casesHeld = () => [...held].reduce((sum, index) => sum + (parts[index]?.cases ?? 0), 0)
  while (bySize.length > 0 && (held.size < 2 || casesHeld() < FEWEST_SHOWN)) {
    const next = bySize.shift()
    if (next) held.add(next.index)
  }
  return held
}

type Cells = readonly (readonly number[])[]

/**
 * A table of counts without its small cells. Row and column sums are told, so where one cell of a row or column is hidden alone another one
 * goes with it, until none can be worked out by subtraction.
 */
export function withoutSmallCells(table: Cells): (number | null)[][] {
  const hidden = table.map((row) => row.map((count) => count > 0 && count < FEWEST_SHOWN))
  const lines = linesOf(table)
  let changed = true
  while (changed) {
    changed = false
    for (const line of lines) {
      const gone = line.filter(([row, column]) => hidden[row]?.[column])
      if (gone.length !== 1) continue
      const next = line
        .filter(([row, column]) => !hidden[row]?.[column] && countAt(table, row, column) > 0)
        .toSorted((a, b) => countAt(table, ...a) - countAt(table, ...b))[0]
      if (!next) continue
      const row = hidden[next[0]]
      if (row) row[next[1]] = true
      changed = true
    }
  }
  return table.map((row, r) => row.map((count, c) => (hidden[r]?.[c] ? null : count)))
}

type Place = readonly [row: number, column: number]

const countAt = (table: Cells, row: number, column: number): number => table[row]?.[column] ?? 0

/** The places of every row and of every column. */
function linesOf(table: Cells): Place[][] {
  const rows = table.map((row, r) => row.map((_, c): Place => [r, c]))
  const columns = (table[0] ?? []).map((_, c) => table.map((__, r): Place => [r, c]))
  return [...rows, ...columns]
}

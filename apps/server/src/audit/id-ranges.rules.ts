/** Ids from `from` up to, not including, `to`. Lists of them are in order and do not touch. */
export interface IdRange {
  readonly from: number
  readonly to: number
}

/** PostgreSQL's text of an int8multirange, `{[1,5),[7,8)}`. Ids stay far below 2^53. */
export function parseRanges(text: string): IdRange[] {
  return Array.from(text.matchAll(/\[(-?\d+),(-?\d+)\)/g), ([, from, to]) => ({
    from: Number(from),
    to: Number(to),
  }))
}

/** The text PostgreSQL itself would write for these ranges. */
export function rangesText(ranges: readonly IdRange[]): string {
  return `{${ranges.map(({ from, to }) => `[${from},${to})`).join(',')}}`
}

/** Single ids in ascending order as ranges. */
export function rangesOfIds(ids: readonly number[]): IdRange[] {
  return joinRanges(ids.map((id) => ({ from: id, to: id + 1 })))
}

/** All ids of both lists. */
export function joinRanges(...lists: readonly (readonly IdRange[])[]): IdRange[] {
  const joined: IdRange[] = []
  for (const range of lists.flat().toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (range.from >= range.to) continue
    if (last && range.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    } else joined.push(range)
  }
  return joined
}

/** The ids of the first list that are not in the second. */
export function withoutRanges(ranges: readonly IdRange[], taken: readonly IdRange[]): IdRange[] {
  const left: IdRange[] = []
  let next = 0
  for (const range of ranges) {
    let from = range.from
    while ((taken[next]?.to ?? Infinity) <= from) next += 1
    for (let index = next; (taken[index]?.from ?? Infinity) < range.to; index += 1) {
      const hole = taken[index] as IdRange
      if (hole.from > from) left.push({ from, to: hole.from })
      from = Math.max(from, hole.to)
    }
    if (from < range.to) left.push({ from, to: range.to })
  }
  return left
}

/** The ids of the list up to and including `last`. */
export function rangesUpTo(ranges: readonly IdRange[], last: number): IdRange[] {
  return ranges.flatMap(({ from, to }) => (from > last ? [] : [{ from, to: Math.min(to, last + 1) }]))
}

/** How many ids the ranges hold. */
export function countIds(ranges: readonly IdRange[]): number {
  return ranges.reduce((sum, { from, to }) => sum + to - from, 0)
}

/** Every single id in ascending order. */
export function idsOf(ranges: readonly IdRange[]): number[] {
  return ranges.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step))
}

import type { getGraphNodes } from '@lqr/contract/credit/topic-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'

export type Graph = CallOutput<typeof getGraphNodes>
type Edge = Graph['edges'][number]

export interface Placed {
  readonly id: string
  readonly x: number
  readonly y: number
}

export const NODE_WIDTH = 190
export const NODE_HEIGHT = 40
const COLUMN = 290
const ROW = 58
const MARGIN = 20

/** Who is beside whom, in either direction. */
export function neighboursOf(edges: readonly Edge[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { from, to } of edges) {
    if (from === to) continue
    found.set(from, [...(found.get(from) ?? []), to])
    found.set(to, [...(found.get(to) ?? []), from])
  }
  return found
}

/** The nodes on the screen: the company and what is beside each node that has been expanded. */
export function shownNodes({ rootId, edges }: Graph, expanded: ReadonlySet<string>): Set<string> {
  const neighbours = neighboursOf(edges)
  const shown = new Set([rootId])
  for (const id of shown) {
    if (id !== rootId && !expanded.has(id)) continue
    for (const next of neighbours.get(id) ?? []) shown.add(next)
  }
  return shown
}

/** A column for each step away from the company; nodes of a column stand one below the other, in the middle of the height. */
export function placeNodes({ nodes }: Graph, shown: ReadonlySet<string>) {
  const columns = Map.groupBy(
    nodes.filter(({ id }) => shown.has(id)),
    ({ layer }) => layer,
  )
  const most = Math.max(1, ...[...columns.values()].map((column) => column.length))
  const height = MARGIN * 2 + most * ROW
  const placed = new Map<string, Placed>()
  for (const [layer, column] of columns) {
    const top = (height - column.length * ROW) / 2
    column.forEach(({ id }, index) => {
      placed.set(id, { id, x: MARGIN + layer * COLUMN, y: top + index * ROW + (ROW - NODE_HEIGHT) / 2 })
    })
  }
  const layers = Math.max(0, ...columns.keys())
  return { placed, width: MARGIN * 2 + layers * COLUMN + NODE_WIDTH, height }
}

/** Below it the names of the picture are too small to begin with. */
const LEAST_AT_FIRST = 0.6

/** The size at which a picture begins, 1 being the natural one: as small as the width of its place asks for. */
export function firstZoom(width: number, place: number): number {
  return Math.max(LEAST_AT_FIRST, Math.min(1, place / width))
}

/** The shortest way between two nodes, both included; undefined when there is none. */
export function pathBetween(edges: readonly Edge[], from: string, to: string): string[] | undefined {
  const neighbours = neighboursOf(edges)
  const cameFrom = new Map<string, string | undefined>([[from, undefined]])
  for (const [id] of cameFrom) {
    if (id === to) break
    for (const next of neighbours.get(id) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, id)
  }
  if (!cameFrom.has(to)) return undefined
  const path = []
  for (let id: string | undefined = to; id !== undefined; id = cameFrom.get(id)) path.unshift(id)
  return path
}

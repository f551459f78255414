import { expect, test } from 'vitest'
import { firstZoom, type Graph, pathBetween, placeNodes, shownNodes } from './graph-layout.ts'

const node = (id: string, layer: number) => ({
  id,
  layer,
  name: id,
  kind: 'company' as const,
  stateName: null,
  capitalYuan: null,
  isHit: false,
})
const edge = (from: string, to: string) => ({
  from,
  to,
  kind: 'holds' as const,
  sharePercent: 50,
  detail: null,
  isCycle: false,
})
const graph: Graph = {
  rootId: 'root',
  nodes: [node('root', 0), node('a', 1), node('b', 1), node('c', 2), node('far', 3)],
  edges: [edge('a', 'root'), edge('root', 'b'), edge('c', 'a'), edge('far', 'c'), edge('root', 'root')],
  isCapped: false,
  readings: [],
  nodeCount: 5,
}

test('what is beside the company stands there at first, the rest after its node was expanded', () => {
  expect([...shownNodes(graph, new Set())]).toEqual(['root', 'a', 'b'])
  expect([...shownNodes(graph, new Set(['a']))]).toEqual(['root', 'a', 'b', 'c'])
  expect([...shownNodes(graph, new Set(['c']))]).toEqual(['root', 'a', 'b'])
})

test('a picture begins at its natural size, or fitted to its place while its names can be read', () => {
  expect(firstZoom(520, 900)).toBe(1)
  expect(firstZoom(500, 350)).toBe(0.7)
  expect(firstZoom(5000, 350)).toBe(0.6)
})

test('no two nodes stand in one place, and all of them within the picture', () => {
  const { placed, width, height } = placeNodes(graph, new Set(graph.nodes.map(({ id }) => id)))
  expect(new Set([...placed.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(5)
  for (const { x, y } of placed.values()) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThan(width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThan(height)
  }
})

test('the shortest way between two nodes is found against the direction of holdings too', () => {
  expect(pathBetween(graph.edges, 'b', 'far')).toEqual(['b', 'root', 'a', 'c', 'far'])
  expect(pathBetween(graph.edges, 'a', 'a')).toEqual(['a'])
  expect(pathBetween(graph.edges, 'a', 'nobody')).toBeUndefined()
})

import {
  type GraphEdgeKind,
  type GraphNodeKind,
  MAX_GRAPH_LAYERS,
  MAX_GRAPH_NODES,
  PERSON_PARTY,
} from '@lqr/contract/credit/graph.ts'
import type { TopicContent } from '@lqr/contract/credit/topic-schema.ts'

export interface GraphNode {
  readonly id: string
  readonly name: string
  readonly kind: GraphNodeKind
  readonly stateName: string | null
  readonly capitalYuan: number | null
  readonly layer: number
  readonly isHit: boolean
}

export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly kind: GraphEdgeKind
  readonly sharePercent: number | null
  readonly detail: string | null
  readonly isCycle: boolean
}

export interface Graph {
  readonly rootId: string
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
  readonly isCapped: boolean
}

/** What the topics say of who belongs together. */
export interface Relations {
  readonly company: { readonly name: string; readonly creditCode: string }
  readonly shareholders: readonly TopicContent[]
  readonly equityLayers: readonly TopicContent[]
  readonly persons: readonly TopicContent[]
  readonly investments: readonly TopicContent[]
  readonly branches: readonly TopicContent[]
  readonly controllers: readonly TopicContent[]
}

type Fresh = Omit<GraphNode, 'layer' | 'isHit'>
type Link = Omit<GraphEdge, 'isCycle'>

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
const figure = (value: unknown) => (typeof value === 'number' ? value : null)

/**
 * A company is one by its code. A person is one by the keyed hash of the identity number alone: people of the same name without one
 * stay apart, each in its own place.
 */
function idOf(row: TopicContent, place: string): string {
  const key = text(row.personKey)
  const code = text(row.creditCode) ?? text(row.node)
  return key !== null ? `p:${key}` : code !== null ? `c:${code}` : `x:${place}`
}

function isPerson({ partyName, personKey }: TopicContent): boolean {
  return text(personKey) !== null || (text(partyName) ?? '').startsWith(PERSON_PARTY)
}

/** Whom the layers of ownership are of, where no certified code says it: what is held and holds nothing; empty where no layer names it. */
export function ownedCode(layers: readonly TopicContent[]): string {
  const holders = new Set(layers.map((row) => text(row.creditCode) ?? text(row.node)))
  return (
    layers.map((row) => text(row.parentNode)).find((parent) => parent !== null && !holders.has(parent)) ?? ''
  )
}

function linksOf({ company, ...of }: Relations): { nodes: Map<string, Fresh>; links: Link[] } {
  const root = `c:${company.creditCode}`
  const nodes = new Map<string, Fresh>()
  const links: Link[] = []
  const add = (id: string, node: Omit<Fresh, 'id'>) => {
    if (!nodes.has(id)) nodes.set(id, { id, ...node })
  }
  const named = (row: TopicContent, name: unknown, kind: GraphNodeKind) => ({
    name: text(name) ?? '—',
    kind,
    stateName: text(row.stateName),
    capitalYuan: figure(row.regCapitalYuan),
  })
  add(root, { name: company.name, kind: 'company', stateName: null, capitalYuan: null })
  const holders = of.equityLayers.length > 0 ? of.equityLayers : of.shareholders
  holders.forEach((row, index) => {
    const id = idOf(row, `holder ${index}`)
    const parent = text(row.parentNode)
    add(id, named(row, row.name, isPerson(row) ? 'person' : 'company'))
    const to = parent === null ? root : `c:${parent}`
    links.push({ from: id, to, kind: 'holds', sharePercent: figure(row.sharePercent), detail: null })
  })
  of.persons.forEach((row, index) => {
    const id = idOf(row, `person ${index}`)
    add(id, named(row, row.personName, 'person'))
    links.push({ from: id, to: root, kind: 'serves', sharePercent: null, detail: text(row.post) })
  })
  of.investments.forEach((row, index) => {
    const id = idOf(row, `investment ${index}`)
    add(id, named(row, row.name, 'company'))
    links.push({ from: root, to: id, kind: 'invests', sharePercent: figure(row.sharePercent), detail: null })
  })
  of.branches.forEach((row, index) => {
    const id = idOf(row, `branch ${index}`)
    add(id, named(row, row.name, 'branch'))
    links.push({ from: root, to: id, kind: 'branchOf', sharePercent: null, detail: null })
  })
  of.controllers.forEach((row, index) => {
    const id = idOf(row, `controller ${index}`)
    add(id, named(row, row.name, isPerson(row) ? 'person' : 'company'))
    const detail = text(row.roleName)
    links.push({ from: id, to: root, kind: 'controls', sharePercent: figure(row.sharePercent), detail })
  })
  return { nodes, links }
}

/** How many steps each node is away from the company, over relations in either direction; those beyond the cap are left out. */
function layersFrom(
  root: string,
  links: readonly Link[],
): { layers: Map<string, number>; isCapped: boolean } {
  const neighbours = new Map<string, string[]>()
  for (const { from, to } of links) {
    neighbours.set(from, [...(neighbours.get(from) ?? []), to])
    neighbours.set(to, [...(neighbours.get(to) ?? []), from])
  }
  const layers = new Map([[root, 0]])
  let isCapped = false
  for (const [id, layer] of layers) {
    for (const next of neighbours.get(id) ?? []) {
      if (layers.has(next)) continue
      if (layer >= MAX_GRAPH_LAYERS || layers.size >= MAX_GRAPH_NODES) isCapped = true
      else layers.set(next, layer + 1)
    }
  }
  return { layers, isCapped }
}

/** Links of ownership that are part of a circle: from what the holder holds, directly or not, one comes back to the holder. */
function circular(links: readonly Link[]): Set<Link> {
  const below = new Map<string, Link[]>()
  const owning = links.filter(({ kind }) => kind === 'holds' || kind === 'invests')
  for (const link of owning) below.set(link.from, [...(below.get(link.from) ?? []), link])
  const reaches = (start: string, goal: string) => {
    const seen = new Set([start])
    for (const id of seen) for (const { to } of below.get(id) ?? []) seen.add(to)
    return seen.has(goal)
  }
  return new Set(owning.filter(({ from, to }) => reaches(to, from)))
}

/** The graph of a company within the caps, its circles marked; with a word, the nodes that hold it and what leads to them. */
export function buildGraph(relations: Relations, keyWord: string | undefined): Graph {
  const rootId = `c:${relations.company.creditCode}`
  const { nodes, links } = linksOf(relations)
  const { layers, isCapped } = layersFrom(rootId, links)
  const inside = links.filter(({ from, to }) => layers.has(from) && layers.has(to))
  const cycles = circular(inside)
  const word = keyWord?.trim() ?? ''
  const all = [...layers].flatMap(([id, layer]) => {
    const node = nodes.get(id)
    return node ? [{ ...node, layer, isHit: word !== '' && node.name.includes(word) }] : []
  })
  const edges = inside.map((link) => ({ ...link, isCycle: cycles.has(link) }))
  if (word === '') return { rootId, nodes: all, edges, isCapped }
  const kept = leadingTo(all, edges, rootId)
  return {
    rootId,
    nodes: all.filter(({ id }) => kept.has(id)),
    edges: edges.filter(({ from, to }) => kept.has(from) && kept.has(to)),
    isCapped,
  }
}

/** Hits and the shortest ways from the company to them. */
function leadingTo(nodes: readonly GraphNode[], edges: readonly GraphEdge[], rootId: string): Set<string> {
  const layerOf = new Map(nodes.map(({ id, layer }) => [id, layer]))
  const kept = new Set([rootId, ...nodes.filter(({ isHit }) => isHit).map(({ id }) => id)])
  for (const id of kept) {
    const layer = layerOf.get(id) ?? 0
    const step = edges.find(
      ({ from, to }) =>
        (to === id && layerOf.get(from) === layer - 1) || (from === id && layerOf.get(to) === layer - 1),
    )
    if (step) kept.add(step.from === id ? step.to : step.from)
  }
  return kept
}

import type { KeyboardEvent, Ref } from 'react'
import { GRAPH_EDGE_KINDS, GRAPH_NODE_KINDS } from '@lqr/contract/credit/graph.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { nameOf } from '../../../../shell/records/name-of.ts'
import { graphCopy as copy } from '../copy.ts'
import { type Graph, neighboursOf, NODE_HEIGHT, NODE_WIDTH, type Placed, placeNodes } from './graph-layout.ts'

interface GraphPictureProps {
  /** The place in which the picture is moved. */
  box: Ref<HTMLDivElement>
  graph: Graph
  shown: ReadonlySet<string>
  path: readonly string[]
  /** 1 is the natural size. */
  zoom: number
  onExpand: (id: string) => void
}

const LONGEST = 12
const LINE = 14
const inShort = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)
const middle = ({ x, y }: Placed) => ({ x: x + NODE_WIDTH / 2, y: y + NODE_HEIGHT / 2 })

function isOnPath(path: readonly string[], from: string, to: string): boolean {
  return path.some((id, index) =>
    [`${from} ${to}`, `${to} ${from}`].includes(`${id} ${path[index + 1] ?? ''}`),
  )
}

/** How many relations of the same two nodes are labelled before this one: labels stand one above the other. */
function earlierBetween(edges: Graph['edges'], index: number): number {
  const pair = ({ from, to }: Graph['edges'][number]) => [from, to].toSorted().join(' ')
  const own = edges[index]
  return own
    ? edges.slice(0, index).filter((edge) => edge.sharePercent !== null && pair(edge) === pair(own)).length
    : 0
}

/** The graph as a picture: columns by distance from the company, a node is expanded with the mouse or the keyboard. */
export function GraphPicture({ box, graph, shown, path, zoom, onExpand }: GraphPictureProps) {
  const { placed, width, height } = placeNodes(graph, shown)
  const neighbours = neighboursOf(graph.edges)
  const edges = graph.edges.filter(({ from, to }) => placed.has(from) && placed.has(to) && from !== to)
  const press = (id: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    onExpand(id)
  }
  return (
    <div ref={box} className="credit-graph" tabIndex={0} role="region" aria-label={copy.title}>
      <svg
        width={width * zoom}
        height={height * zoom}
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={copy.picture}
      >
        {edges.map(({ from, to, kind, sharePercent, isCycle }, index) => {
          const [start, end] = [placed.get(from), placed.get(to)]
          if (!start || !end) return null
          const [a, b] = [middle(start), middle(end)]
          const marks = [isCycle && 'is-cycle', isOnPath(path, from, to) && 'is-path']
            .filter(Boolean)
            .join(' ')
          return (
            <g key={`${from} ${to} ${kind} ${index}`}>
              <path className={`credit-graph-edge ${marks}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />
              {sharePercent !== null && (
                <text
                  className="credit-graph-share"
                  x={(a.x + b.x) / 2}
                  y={(a.y + b.y) / 2 - 4 - LINE * earlierBetween(edges, index)}
                  textAnchor="middle"
                >
                  {kind === 'controls' && `${nameOf(GRAPH_EDGE_KINDS, kind)} `}
                  {formatPercent(sharePercent)}
                </text>
              )}
            </g>
          )
        })}
        {graph.nodes.map(({ id, name, kind, isHit }) => {
          const place = placed.get(id)
          if (!place) return null
          const hidden = (neighbours.get(id) ?? []).filter((next) => !shown.has(next)).length
          const kindName = nameOf(GRAPH_NODE_KINDS, kind)
          const marks = [
            kind === 'person' && 'is-person',
            id === graph.rootId && 'is-root',
            isHit && 'is-hit',
            path.includes(id) && 'is-path',
          ]
          return (
            <g
              key={id}
              className={['credit-graph-node', ...marks].filter(Boolean).join(' ')}
              transform={`translate(${place.x} ${place.y})`}
            >
              <g
                role="button"
                tabIndex={0}
                aria-label={hidden > 0 ? copy.expand(name, hidden) : copy.node(kindName, name)}
                onClick={() => onExpand(id)}
                onKeyDown={press(id)}
              >
                <title>{name}</title>
                <rect width={NODE_WIDTH} height={NODE_HEIGHT} rx={6} />
              </g>
              <text x={10} y={NODE_HEIGHT / 2 + 5} aria-hidden>
                {inShort(name)}
              </text>
              {hidden > 0 && (
                <text x={NODE_WIDTH - 8} y={NODE_HEIGHT / 2 + 5} textAnchor="end" aria-hidden>
                  {copy.more(hidden)}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}

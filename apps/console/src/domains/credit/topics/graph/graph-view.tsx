import { Alert, Button, Segmented, Select } from 'antd'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { graphCopy as copy } from '../copy.ts'
import { type Graph, pathBetween, shownNodes } from './graph-layout.ts'
import { GraphPicture } from './graph-picture.tsx'
import { GraphTable } from './graph-table.tsx'
import { useZoom } from './use-zoom.ts'

const ZOOM_STEP = 1.25
const MOST_ZOOM = 3
const LEAST_ZOOM = 0.4
const VIEWS = [
  { value: 'picture', label: copy.picture },
  { value: 'table', label: copy.table },
] as const

/** Picture and table of the same relations, with the way between two nodes. */
export function GraphView({ graph, isSearched }: { graph: Graph; isSearched: boolean }) {
  const [view, setView] = useState<'picture' | 'table'>('picture')
  const { box, zoom, setZoom, resetZoom } = useZoom(graph, view === 'picture')
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const [from, setFrom] = useState<string>()
  const [to, setTo] = useState<string>()
  const path = from && to ? pathBetween(graph.edges, from, to) : undefined
  const names = new Map(graph.nodes.map(({ id, name }) => [id, name]))
  const options = graph.nodes.map(({ id, name }) => ({ value: id, label: name }))
  const shown = shownNodes(graph, new Set([...expanded, ...(path ?? [])]))
  for (const id of path ?? []) shown.add(id)
  const isMissed = isSearched && !graph.nodes.some(({ isHit }) => isHit)
  const expand = (id: string) => setExpanded(new Set([...expanded, id]))
  const reset = () => {
    resetZoom()
    setExpanded(new Set())
    setFrom(undefined)
    setTo(undefined)
  }
  const chooser = (label: string, value: string | undefined, choose: (id: string | undefined) => void) => (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      {...(value === undefined ? {} : { value })}
      options={options}
      onChange={choose}
    />
  )
  return (
    <section className="panel" aria-label={copy.title}>
      {graph.isCapped && <Alert type="warning" showIcon title={copy.capped} />}
      <div className="credit-graph-bar">
        <Segmented aria-label={copy.view} options={[...VIEWS]} value={view} onChange={setView} />
        {view === 'picture' && (
          <>
            <Button
              aria-label={copy.zoomIn}
              icon={<Plus size={16} aria-hidden />}
              disabled={zoom >= MOST_ZOOM}
              onClick={() => setZoom(Math.min(MOST_ZOOM, zoom * ZOOM_STEP))}
            />
            <Button
              aria-label={copy.zoomOut}
              icon={<Minus size={16} aria-hidden />}
              disabled={zoom <= LEAST_ZOOM}
              onClick={() => setZoom(Math.max(LEAST_ZOOM, zoom / ZOOM_STEP))}
            />
            <Button onClick={reset}>{copy.reset}</Button>
          </>
        )}
        {chooser(copy.pathFrom, from, setFrom)}
        {chooser(copy.pathTo, to, setTo)}
      </div>
      <p className="muted" role="status">
        {from && to
          ? path
            ? copy.pathFound(path.map((id) => names.get(id) ?? ''))
            : copy.pathNone
          : isMissed
            ? copy.none
            : copy.nodes(graph.nodeCount)}
      </p>
      {view === 'picture' ? (
        <GraphPicture box={box} graph={graph} shown={shown} path={path ?? []} zoom={zoom} onExpand={expand} />
      ) : (
        <GraphTable graph={graph} />
      )}
    </section>
  )
}

import { classNames } from '@lqr/ui/class-names.ts'
import { type ReactNode, useId, useRef, useState } from 'react'
import { copy } from './chart-copy.ts'
import type { ChartData } from './chart-data.ts'
import { chartSummary } from './chart-summary.ts'
import { ChartTable } from './chart-table.tsx'
import { useDrawing } from './use-drawing.ts'

interface Props {
  title: string
  data: ChartData
  /** Level of the heading. */
  heading?: 'h2' | 'h3'
  /** What is counted, from when and of which date. */
  note?: ReactNode
}

const choice = (pressed: boolean) =>
  classNames(
    'min-h-8 min-w-11 cursor-pointer text-note max-sm:min-h-11',
    pressed ? 'bg-primary-soft font-medium text-primary' : 'bg-surface text-muted hover:text-ink',
  )

/**
 * A chart and its table in one frame, with a switch. The table is what the server sends and what stays without JavaScript;
 * it keeps its room while the drawing covers it, so nothing moves. At most about 15 rows.
 */
export function Chart({ title, data, heading: Heading = 'h3', note }: Props) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [wantsTable, setWantsTable] = useState(false)
  const drawn = useDrawing(frame, canvas, data)
  const showsChart = drawn && !wantsTable
  const empty = data.rows.length === 0
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-line bg-surface p-6 max-sm:p-4"
    >
      <div className="mb-3 flex min-h-8 items-center justify-between gap-4 max-sm:min-h-11">
        <Heading id={id} className="text-body font-semibold">
          {title}
        </Heading>
        {!empty && (
          <div
            role="group"
            aria-label={copy.view(title)}
            className={classNames(
              'flex shrink-0 overflow-clip rounded-control border border-line-strong',
              !drawn && 'invisible',
            )}
          >
            <button
              type="button"
              aria-pressed={showsChart}
              onClick={() => setWantsTable(false)}
              className={choice(showsChart)}
            >
              {copy.chart}
            </button>
            <button
              type="button"
              aria-pressed={!showsChart}
              onClick={() => setWantsTable(true)}
              className={choice(!showsChart)}
            >
              {copy.table}
            </button>
          </div>
        )}
      </div>
      {empty ? (
        <p className="text-note text-muted">{copy.empty}</p>
      ) : (
        <div
          ref={frame}
          className={classNames('relative grow', data.kind === 'horizontalBar' ? 'min-h-40' : 'min-h-64')}
        >
          <ChartTable title={title} data={data} className={showsChart ? 'invisible' : undefined} />
          <div
            ref={canvas}
            role="img"
            aria-label={chartSummary(title, data)}
            className={classNames(
              'absolute inset-0 text-note forced-color-adjust-none forced-colors:bg-surface',
              !showsChart && 'invisible',
            )}
          />
        </div>
      )}
      {note && <p className="mt-3 text-note text-muted">{note}</p>}
    </section>
  )
}

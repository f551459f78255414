import { Tag } from '@lqr/ui/tag.tsx'
import { copy } from './project-copy.ts'
import type { RoadshowLine } from './roadshow-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.roadshows

/** The roadshow days to come; nothing while there is none. */
export function RoadshowDays({ days }: { days: readonly RoadshowLine[] }) {
  if (days.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby="roadshow-days">
      <h2 id="roadshow-days" className="text-title font-semibold">
        {labels.title}
      </h2>
      <p className="mb-3 text-note text-muted">{labels.lead}</p>
      <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
        {days.map(({ id, title, isExample, startsAt, time, place, intro, places, until }) => (
          <li key={id} className="min-w-0 rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4">
            <h3 className="text-body">
              {title}
              <ExampleMark of={isExample} />
            </h3>
            <p className="text-note">
              <time dateTime={startsAt}>{time}</time>
              {` · ${place}`}
            </p>
            <p className="my-2 text-note text-muted">{intro}</p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
              <Tag tone="primary">{places}</Tag>
              <span>{until}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

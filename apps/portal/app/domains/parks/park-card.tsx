import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { ParkLine } from './park-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.card

function Figure({ label, value, unit }: { label: string; value: string | number; unit: string }) {
  return (
    <div>
      <dt className="text-note text-muted">{label}</dt>
      <dd className="m-0 text-body font-semibold text-ink tabular-nums">
        {value}
        <span className="ml-1 text-note font-normal text-muted">{unit}</span>
      </dd>
    </div>
  )
}

/** A park in a list: level, place, what it leads in, its area and how many enterprises it presents. */
function ParkCard({ park }: { park: ParkLine }) {
  const { id, name, level, area, industries, areaKm2, enterprises, isExample } = park
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/gardenArea?parkId=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {name}
        </SiteLink>
        <ExampleMark of={isExample} />
      </h3>
      <p className="flex items-center gap-2 text-note text-muted">
        <Tag tone="primary">{level}</Tag>
        {area}
      </p>
      <dl className="my-2 grid grid-cols-2 gap-3">
        <Figure label={labels.area} value={areaKm2} unit={labels.km2} />
        <Figure label={labels.enterprises} value={enterprises} unit={labels.unit} />
      </dl>
      <p className="mt-auto text-note text-ink">{industries.join(' · ')}</p>
    </article>
  )
}

export function ParkGrid({ parks }: { parks: readonly ParkLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {parks.map((park) => (
        <li key={park.id} className="min-w-0">
          <ParkCard park={park} />
        </li>
      ))}
    </ul>
  )
}

import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { RosterLine } from './roster-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.card

function Card({ roster }: { roster: RosterLine }) {
  const { id, title, kind, issuer, batch, issuedOn, valid, entries, isExpired, isExample } = roster
  return (
    <article className="relative h-full rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/rosterPublicity?rosterId=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {title}
        </SiteLink>
      </h3>
      <p className="my-1 flex flex-wrap items-center gap-2 text-note">
        <Tag tone="primary">{kind}</Tag>
        {isExpired && <Tag tone="warning">{labels.expired}</Tag>}
        <ExampleMark of={isExample} />
        <span className="text-ink tabular-nums">{labels.entries(entries)}</span>
      </p>
      <p className="text-note text-muted">
        {issuer} · {batch} · {issuedOn} · {labels.valid}
        {valid}
      </p>
    </article>
  )
}

export function RosterCards({ rosters }: { rosters: readonly RosterLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 lg:grid-cols-2 elder:grid-cols-1">
      {rosters.map((roster) => (
        <li key={roster.id} className="min-w-0">
          <Card roster={roster} />
        </li>
      ))}
    </ul>
  )
}

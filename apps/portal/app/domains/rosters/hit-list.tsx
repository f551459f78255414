import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { HitLine } from './roster-line.ts'

/** What a search found: the enterprise, and the roster on which it stands. */
export function HitList({ hits }: { hits: readonly HitLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0">
      {hits.map(({ id, name, creditCode, area, note, rosterHref, title, kind, issued, isExpired }) => (
        <li key={id}>
          <article className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-surface px-5 py-4 max-sm:px-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <div className="min-w-0">
              <h3 className="text-body">{name}</h3>
              <p className="text-note text-muted">
                <span className="tabular-nums">{creditCode}</span> {[area, note].filter(Boolean).join(' · ')}
              </p>
            </div>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <span className="sr-only">{copy.hits.roster}：</span>
                <SiteLink href={rosterHref} className="inline-flex min-h-8 items-center max-sm:min-h-11">
                  {title}
                </SiteLink>
                <Tag tone="primary">{kind}</Tag>
                {isExpired && <Tag tone="warning">{copy.card.expired}</Tag>}
              </p>
              <p className="text-note text-muted">{issued}</p>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

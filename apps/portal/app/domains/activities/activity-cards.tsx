import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import type { ActivityLine } from './activity-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

/** Activities with time, place and what is left; the whole card leads to the page. */
export function ActivityCards({ activities }: { activities: readonly ActivityLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-2 elder:grid-cols-1">
      {activities.map(
        ({ id, title, kind, summary, time, startsAt, place, places, standing, isOpen, isExample }) => (
          <li key={id} className="min-w-0">
            <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
              <h3 className="text-body">
                <SiteLink
                  href={`/activityDetail?id=${id}`}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
                >
                  {title}
                </SiteLink>
                <ExampleMark of={isExample} />
              </h3>
              <p className="mt-1 text-note text-muted">{summary}</p>
              <p className="mt-2 text-note">
                <time dateTime={startsAt}>{time}</time>
                {` · ${place}`}
              </p>
              <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-note text-muted">
                <Tag tone={isOpen ? 'primary' : 'neutral'}>{standing}</Tag>
                <span>{kind}</span>
                <span>{places}</span>
              </p>
            </article>
          </li>
        ),
      )}
    </ul>
  )
}

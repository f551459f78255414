import { HeadlinePanel } from '../../shell/listing/headline-panel.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import type { ActivityLine } from './activity-line.ts'
import { copy } from './copy.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

/** The next activities with when and where, on pages of other things; nothing where there is none to come. */
export function ActivityHeadlines({ activities }: { activities: readonly ActivityLine[] }) {
  if (activities.length === 0) return null
  return (
    <HeadlinePanel id="activities" title={copy.coming} href="/activityInfo" more={copy.more}>
      <ul className="m-0 grid list-none gap-x-8 p-0 md:grid-cols-2 elder:grid-cols-1">
        {activities.map(({ id, title, time, startsAt, place, standing, isExample }) => (
          <li key={id} className="min-w-0 py-1">
            <SiteLink
              href={`/activityDetail?id=${id}`}
              className="block pt-1 text-note text-ink no-underline hover:text-primary max-sm:py-2"
            >
              {title}
            </SiteLink>
            <span className="block text-note text-muted">
              <time dateTime={startsAt}>{time}</time>
              {` · ${place} · ${standing}`}
              <ExampleMark of={isExample} />
            </span>
          </li>
        ))}
      </ul>
    </HeadlinePanel>
  )
}

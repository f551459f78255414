import { SiteLink } from '../../shell/site-link.tsx'
import type { ArticleLine } from './article-line.ts'
import { headlineCopy } from './headline-copy.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

/** Titles with their dates, one line each: the short lists of the home page, of the policy page and beside an article. */
export function HeadlineList({ articles }: { articles: readonly ArticleLine[] }) {
  if (articles.length === 0) return <p className="py-2 text-note text-muted">{headlineCopy.none}</p>
  return (
    <ul className="m-0 list-none p-0">
      {articles.map(({ id, title, date, day, isExample }) => (
        <li key={id} className="flex items-baseline gap-3 border-b border-line last:border-0">
          <SiteLink
            href={`/newsDetail?id=${id}`}
            className="min-w-0 flex-1 py-2 text-note text-ink no-underline hover:text-primary max-sm:py-3"
          >
            {title}
          </SiteLink>
          <ExampleMark of={isExample} />
          <time dateTime={day} title={date} className="shrink-0 text-note text-muted tabular-nums">
            {day}
          </time>
        </li>
      ))}
    </ul>
  )
}

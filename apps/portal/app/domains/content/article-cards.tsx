import { SiteLink } from '../../shell/site-link.tsx'
import type { ArticleLine } from './article-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

interface Props {
  articles: readonly ArticleLine[]
  /** Where an article is read. */
  page?: '/newsDetail' | '/articleInfo'
}

/** Articles with their first sentence; the whole card leads to the page. */
export function ArticleCards({ articles, page = '/newsDetail' }: Props) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 md:grid-cols-2 elder:grid-cols-1">
      {articles.map(({ id, title, summary, zone, category, source, date, day, isExample }) => (
        <li key={id} className="min-w-0">
          <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
            <h3 className="text-body">
              <SiteLink
                href={`${page}?id=${id}`}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
              >
                {title}
              </SiteLink>
              <ExampleMark of={isExample} />
            </h3>
            <p className="mt-1 text-note text-muted">{summary}</p>
            <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-note text-muted">
              <time dateTime={day}>{date}</time>
              {[zone, category].filter(Boolean).map((word) => (
                <span key={word}>{word}</span>
              ))}
              {source && <span>{source}</span>}
            </p>
          </article>
        </li>
      ))}
    </ul>
  )
}

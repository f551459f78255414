import type { ReactNode } from 'react'
import { SiteLink } from '../../shell/site-link.tsx'
import { ArticlePanel } from './article-panel.tsx'
import type { ZoneArticle } from './load-zone-article.ts'
import { zoneArticleCopy as labels } from './zone-article-copy.ts'

const PATH = '/articleInfo'

function Neighbour({ label, of }: { label: string; of: ZoneArticle['newer'] }) {
  return (
    <p className="min-w-0 text-note">
      <span className="text-muted">{label}：</span>
      {of ? (
        <SiteLink href={`${PATH}?id=${of.id}`} className="inline-flex min-h-8 items-center max-sm:min-h-11">
          {of.title}
        </SiteLink>
      ) : (
        <span className="text-muted">{labels.none}</span>
      )}
    </p>
  )
}

/** The text of an article and the ways on: the articles before and after it. `aside` stands beside it on a wide screen. */
export function ZoneArticleView({ article, aside }: { article: ZoneArticle; aside: ReactNode }) {
  const { line, body, sourceUrl, newer, older } = article
  return (
    <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] elder:grid-cols-1">
      <ArticlePanel line={line} body={body} sourceUrl={sourceUrl} words={labels}>
        <nav aria-label={labels.neighbours} className="mt-6 grid gap-1 border-t border-line pt-4">
          <Neighbour label={labels.newer} of={newer} />
          <Neighbour label={labels.older} of={older} />
        </nav>
      </ArticlePanel>
      <aside className="grid min-w-0 gap-4" aria-label={labels.related}>
        {aside}
      </aside>
    </div>
  )
}

/** Articles of the same zone. */
export function RelatedArticles({ article }: { article: ZoneArticle }) {
  const { related, zone } = article
  return (
    <section aria-labelledby="related" className="rounded-card border border-line bg-surface p-5">
      <h2 id="related" className="mb-2 text-body">
        {labels.related}
      </h2>
      {related.length === 0 && <p className="text-note text-muted">{labels.noRelated}</p>}
      <ul className="m-0 list-none p-0">
        {related.map(({ id, title }) => (
          <li key={id} className="border-b border-line last:border-0">
            <SiteLink
              href={`${PATH}?id=${id}`}
              className="block py-2 text-note text-ink no-underline hover:text-primary max-sm:py-3"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
      <SiteLink
        href={zone ? `/article?zone=${zone.code}` : '/article'}
        className="mt-2 inline-flex min-h-8 items-center text-note max-sm:min-h-11"
      >
        {labels.more}
      </SiteLink>
    </section>
  )
}

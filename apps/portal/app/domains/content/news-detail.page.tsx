import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/news-detail.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { ArticlePanel } from './article-panel.tsx'
import { HeadlineList } from './headline-list.tsx'
import { loadArticle } from './load-article.ts'
import { newsCopy as labels } from './news-copy.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadArticle(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const { line, structuredData } = found
  return pageMeta(args, { title: line.title, description: line.summary, keys: ['id'], structuredData })
}

export default function NewsDetail({ loaderData }: Route.ComponentProps) {
  const { line, isNotice, publishedAt, body, sourceUrl, latest } = loaderData
  const listHref = isNotice ? '/newsInfo?tab=notices' : '/newsInfo'
  const listTitle = isNotice ? labels.notices : labels.title
  return (
    <>
      <Banner
        type="POLICY"
        withSearch={false}
        title={line.title}
        crumbs={[sectionCrumbs.policies, { label: listTitle, href: listHref }, { label: line.title }]}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={line.day}>{publishedAt}</time>
            {line.source && `${labels.source}：${line.source}`}
            <ExampleMark of={line.isExample} />
          </span>
        }
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_22rem] elder:grid-cols-1">
        <ArticlePanel line={line} body={body} sourceUrl={sourceUrl} words={labels} />
        <aside aria-labelledby="latest" className="min-w-0 rounded-card border border-line bg-surface p-5">
          <h2 id="latest" className="mb-2 text-body">
            {isNotice ? labels.latestNotices : labels.latestNews}
          </h2>
          <HeadlineList articles={latest} />
          <SiteLink
            href={listHref}
            className="mt-2 inline-flex min-h-8 items-center text-note max-sm:min-h-11"
          >
            {labels.more}
          </SiteLink>
        </aside>
      </div>
    </>
  )
}

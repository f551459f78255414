import { TabLinks } from '@lqr/ui/tab-links.tsx'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/news-info.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { ArticleCards } from './article-cards.tsx'
import { newsCopy as labels } from './news-copy.ts'
import { loadNews } from './load-news.ts'

export const handle: PageHandle = { queryKeys: ['tab', 'keyword', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) => loadNews(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const isNotices = (args.loaderData as Route.ComponentProps['loaderData'] | undefined)?.tab === 'notices'
  return pageMeta(args, {
    title: isNotices ? labels.notices : labels.title,
    description: isNotices ? labels.noticesDescription : labels.newsDescription,
    keys: ['tab', 'page'],
  })
}

export default function NewsInfo({ loaderData }: Route.ComponentProps) {
  const { tab, tabs, listing, articles } = loaderData
  const isNotices = tab === 'notices'
  const title = isNotices ? labels.notices : labels.title
  return (
    <>
      <Banner
        type="POLICY"
        title={title}
        lead={isNotices ? labels.noticesDescription : labels.newsDescription}
        crumbs={[sectionCrumbs.policies, { label: title }]}
        search={{ action: listing.path, placeholder: labels.search, kept: listing.fixed }}
        keyword={listing.kept.keyword}
      />
      <div className="content pb-8">
        <div className="mb-4">
          <TabLinks Link={SiteLink} label={labels.tabs} tabs={tabs} current={tab} />
        </div>
        <Listing
          listing={listing}
          found={isNotices ? labels.foundNotices : labels.foundNews}
          empty={isNotices ? labels.emptyNotices : labels.emptyNews}
          shown={articles.length}
        >
          <ArticleCards articles={articles} />
        </Listing>
      </div>
    </>
  )
}

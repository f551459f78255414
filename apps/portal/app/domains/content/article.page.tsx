import type { Route } from './+types/article.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { ArticleCards } from './article-cards.tsx'
import { loadZoneArticles } from './load-zone-articles.ts'
import { zoneArticleCopy as labels } from './zone-article-copy.ts'

export const handle: PageHandle = { queryKeys: ['keyword', 'category', 'zone', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadZoneArticles(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: labels.title,
    description: labels.description,
    keys: ['category', 'zone', 'page'],
  })

export default function ZoneArticles({ loaderData }: Route.ComponentProps) {
  const { listing, categories, zones, articles } = loaderData
  const { category = '', zone = '', keyword, ...rest } = listing.kept
  const kept = { ...rest, ...(category ? { category } : {}), ...(zone ? { zone } : {}) }
  return (
    <>
      <Banner
        type="CHARACTERISTICAREA"
        withSubTitles={false}
        title={labels.title}
        lead={labels.description}
        crumbs={[{ label: labels.parent, href: '/characteristicArea' }, { label: labels.title }]}
        search={{ action: listing.path, placeholder: labels.search, kept }}
        keyword={keyword}
      />
      <div className="content py-6">
        <div className="mb-4 grid gap-2 rounded-card border border-line bg-surface p-4">
          <FacetRow label={labels.category} facets={categories} current={category} />
          <FacetRow label={labels.zone} facets={zones} current={zone} />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={articles.length}>
          <ArticleCards articles={articles} page="/articleInfo" />
        </Listing>
      </div>
    </>
  )
}

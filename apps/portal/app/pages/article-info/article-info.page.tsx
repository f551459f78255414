import { buttonStyle } from '@lqr/ui/button.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/article-info.page.ts'
import { zoneArticleCopy as labels } from '../../domains/content/zone-article-copy.ts'
import { RelatedArticles, ZoneArticleView } from '../../domains/content/zone-article-view.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { loadArticleInfo } from './load-article-info.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadArticleInfo(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const { line, structuredData } = found.article
  return pageMeta(args, { title: line.title, description: line.summary, keys: ['id'], structuredData })
}

export default function ArticleInfo({ loaderData }: Route.ComponentProps) {
  const { article, products } = loaderData
  const { line, zone, publishedAt } = article
  return (
    <>
      <Banner
        type="CHARACTERISTICAREA"
        withSearch={false}
        withSubTitles={false}
        title={line.title}
        crumbs={[
          { label: labels.parent, href: '/characteristicArea' },
          { label: labels.title, href: '/article' },
          { label: line.title },
        ]}
        lead={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <time dateTime={line.day}>{publishedAt}</time>
            {line.source && `${labels.source}：${line.source}`}
            {zone && <Tag>{zone.name}</Tag>}
            {line.category && <Tag>{line.category}</Tag>}
            <ExampleMark of={line.isExample} />
          </span>
        }
      />
      <ZoneArticleView article={article} aside={<RelatedArticles article={article} />} />
      {zone && (products.length > 0 || zone.code === 'leasing') && (
        <section aria-labelledby="zone-products" className="content pb-8">
          <h2 id="zone-products" className="mb-3 text-title">
            {labels.products(zone.name)}
          </h2>
          <ProductGrid products={products} as="h3" columns={3} />
          <p className="mt-3 flex flex-wrap items-center gap-4">
            <SiteLink
              href={`/financial?zone=${zone.code}`}
              className="inline-flex min-h-8 items-center max-sm:min-h-11"
            >
              {labels.allProducts(zone.name)}
            </SiteLink>
            {zone.code === 'leasing' && (
              <SiteLink href="/leaseForm" className={buttonStyle('primary')}>
                {labels.lease}
              </SiteLink>
            )}
          </p>
        </section>
      )}
    </>
  )
}

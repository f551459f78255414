import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/serve-hall.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import type { ArticleLine } from './article-line.ts'
import { loadServices } from './load-services.ts'
import { servicesCopy as labels } from './services-copy.ts'

export const handle: PageHandle = { queryKeys: ['keyword', 'category', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadServices(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: labels.title, description: labels.description, keys: ['category', 'page'] })

function ServiceCard({ service }: { service: ArticleLine }) {
  const { id, title, summary, category, source } = service
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/serveHallDetails?id=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {title}
        </SiteLink>
      </h3>
      <p className="mt-1 text-note text-muted">{summary}</p>
      <p className="mt-auto flex flex-wrap items-center gap-2 pt-3 text-note text-muted">
        <Tag tone="primary">{category}</Tag>
        {source}
      </p>
    </article>
  )
}

export default function ServeHall({ loaderData }: Route.ComponentProps) {
  const { listing, categories, services } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="SERVEHALL"
        search={{ action: listing.path, placeholder: labels.placeholder, kept }}
        keyword={keyword}
      />
      <div className="content py-6">
        <div className="mb-5">
          <FacetRow label={labels.category} facets={categories} current={kept.category ?? ''} />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={services.length}>
          <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3 elder:grid-cols-1">
            {services.map((service) => (
              <li key={service.id} className="min-w-0">
                <ServiceCard service={service} />
              </li>
            ))}
          </ul>
        </Listing>
      </div>
    </>
  )
}

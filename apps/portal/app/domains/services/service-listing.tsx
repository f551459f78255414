import { Tag } from '@lqr/ui/tag.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { LoadedServices } from './load-services.ts'
import type { ServiceLine } from './service-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.service

function ServiceCard({ service }: { service: ServiceLine }) {
  const { href, name, orgName, category, area, price, duration, isExample } = service
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={href}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {name}
        </SiteLink>
      </h3>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-note text-muted">
        <Tag tone="primary">{category}</Tag>
        <ExampleMark of={isExample} />
        {orgName}
      </p>
      <p className="mt-2 text-note text-ink">{price}</p>
      <p className="mt-auto pt-2 text-note text-muted">
        {area} · {labels.duration}：{duration}
      </p>
    </article>
  )
}

/** That nobody pays for applying here; it stands on every page of services. */
export function FreeNote() {
  return <p className="rounded-control bg-gold-soft px-3 py-2 text-note text-gold-ink">{copy.free}</p>
}

/** Services beside one another. */
export function ServiceCards({ services }: { services: readonly ServiceLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {services.map((service) => (
        <li key={service.id} className="min-w-0">
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  )
}

/** The services of a section with what narrows them. */
export function ServiceListing({ loaded }: { loaded: LoadedServices }) {
  const { listing, categories, areas, services } = loaded
  const { kept } = listing
  return (
    <>
      <div className="mb-5 grid gap-3">
        {categories.length > 0 && (
          <FacetRow label={copy.list.category} facets={categories} current={kept.category ?? ''} />
        )}
        {areas.length > 0 && <FacetRow label={copy.list.area} facets={areas} current={kept.areaCode ?? ''} />}
      </div>
      <Listing listing={listing} found={copy.list.found} empty={copy.list.empty} shown={services.length}>
        <ServiceCards services={services} />
      </Listing>
    </>
  )
}

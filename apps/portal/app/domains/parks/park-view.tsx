import { ArticleText } from '@lqr/ui/article-text.tsx'
import { FactList } from '@lqr/ui/fact-list.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { FittingProducts } from '../../shell/product-cards/fitting-products.tsx'
import { copy } from './copy.ts'
import type { LoadedPark } from './load-park.ts'
import { ParkEnterpriseGrid } from './park-enterprise-card.tsx'

const labels = copy.park

function About({ loaded }: { loaded: LoadedPark }) {
  const { park, intro, services, facts, phone } = loaded
  const allFacts = [
    ...facts,
    {
      label: labels.phone,
      value: (
        <a href={`tel:${phone}`} className="tabular-nums">
          {phone}
        </a>
      ),
    },
  ]
  return (
    <div className="grid min-w-0 gap-6 rounded-card border border-line bg-surface p-6 max-sm:p-4">
      {park.isExample && (
        <p className="rounded-control bg-gold-soft px-3 py-2 text-note text-gold-ink">{labels.exampleNote}</p>
      )}
      <section aria-labelledby="intro">
        <h2 id="intro" className="mb-2 text-title">
          {labels.intro}
        </h2>
        <ArticleText text={intro} Heading="h3" />
      </section>
      <section aria-labelledby="facts">
        <h2 id="facts" className="mb-3 text-title">
          {labels.facts}
        </h2>
        <FactList facts={allFacts} columns={2} />
      </section>
      {services.length > 0 && (
        <section aria-labelledby="services">
          <h2 id="services" className="mb-3 text-title">
            {labels.services}
          </h2>
          <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
            {services.map((service) => (
              <li key={service}>
                <Tag>{service}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** One park: what it is, the enterprises it presents, the products for them. */
export function ParkView({ loaded }: { loaded: LoadedPark }) {
  const { park, listing, industries, enterprises, products } = loaded
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="CHARACTERISTICAREA"
        withSubTitles={false}
        title={park.name}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {park.area}
            <Tag tone="primary">{park.level}</Tag>
            {park.isExample && <Tag>{copy.card.example}</Tag>}
          </span>
        }
        crumbs={[sectionCrumbs.zones, { label: copy.list.title, href: listing.path }, { label: park.name }]}
        search={{
          action: listing.path,
          placeholder: labels.search,
          kept: { ...listing.fixed, ...kept },
        }}
        keyword={keyword}
      />
      <div className="content grid grid-cols-1 gap-8 py-6">
        <About loaded={loaded} />
        <section aria-label={labels.enterprises}>
          <h2 className="text-title">{labels.enterprises}</h2>
          <p className="mb-3 text-note text-muted">{labels.consent}</p>
          <div className="mb-4">
            <FacetRow label={labels.industry} facets={industries} current={kept.industry ?? ''} />
          </div>
          <Listing listing={listing} found={labels.found} empty={labels.empty} shown={enterprises.length}>
            <ParkEnterpriseGrid enterprises={enterprises} />
          </Listing>
        </section>
        <FittingProducts
          id="park-products"
          title={labels.products}
          lead={labels.productsLead}
          products={products}
          href="/financialZone?zone=park"
        />
      </div>
    </>
  )
}

import { Tag } from '@lqr/ui/tag.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { FittingProducts } from '../../shell/product-cards/fitting-products.tsx'
import {
  ExampleNote,
  FactsPart,
  RecordPart,
  TagList,
  TextPart,
} from '../../shell/publishing/record-parts.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { copy } from './copy.ts'
import type { LoadedPark } from './load-park.ts'
import { ParkEnterpriseGrid } from './park-enterprise-card.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

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
      <ExampleNote isExample={park.isExample} text={labels.exampleNote} />
      <TextPart id="intro" title={labels.intro} text={intro} />
      <FactsPart title={labels.facts} facts={allFacts} />
      {services.length > 0 && (
        <RecordPart id="services" title={labels.services}>
          <TagList texts={services} />
        </RecordPart>
      )}
    </div>
  )
}

/** One park: what it is, the enterprises it presents, the products for them. */
export function ParkView({ loaded }: { loaded: LoadedPark }) {
  const { park, listing, industries, enterprises, products } = loaded
  return (
    <>
      <ZoneBanner
        title={park.name}
        lead={
          <>
            {park.area}
            <Tag tone="primary">{park.level}</Tag>
            <ExampleMark of={park.isExample} />
          </>
        }
        crumbs={[{ label: copy.list.title, href: listing.path }]}
        search={{ listing, placeholder: labels.search, keyword: listing.kept.keyword }}
      />
      <div className="content grid grid-cols-1 gap-8 py-6">
        <About loaded={loaded} />
        <section aria-label={labels.enterprises}>
          <h2 className="text-title">{labels.enterprises}</h2>
          <p className="mb-3 text-note text-muted">{labels.consent}</p>
          <div className="mb-4">
            <FacetRow label={labels.industry} facets={industries} current={listing.kept.industry ?? ''} />
          </div>
          <Listing
            isOfRecord
            listing={listing}
            found={labels.found}
            empty={labels.empty}
            shown={enterprises.length}
          >
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

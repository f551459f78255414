import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { copy } from './copy.ts'
import type { LoadedParks } from './load-parks.ts'
import { ParkGrid } from './park-card.tsx'

const labels = copy.list

/** The parks of the site. */
export function ParkListView({ loaded }: { loaded: LoadedParks }) {
  const { listing, figures, levels, industries, areas, parks } = loaded
  const { kept } = listing
  return (
    <>
      <ZoneBanner
        title={labels.title}
        lead={labels.lead}
        search={{ listing, placeholder: labels.search, keyword: listing.kept.keyword }}
        figures={figures}
        scene="park"
      />
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          <FacetRow label={labels.level} facets={levels} current={kept.level ?? ''} />
          <FacetRow label={labels.industry} facets={industries} current={kept.industry ?? ''} />
          {areas.length > 0 && <FacetRow label={labels.area} facets={areas} current={kept.areaCode ?? ''} />}
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={parks.length}>
          <ParkGrid parks={parks} />
        </Listing>
      </div>
    </>
  )
}

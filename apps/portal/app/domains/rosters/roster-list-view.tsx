import { buttonStyle } from '@lqr/ui/button.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { copy } from './copy.ts'
import { HitList } from './hit-list.tsx'
import type { LoadedRosters } from './load-rosters.ts'
import { OwnProducts } from './own-products.tsx'
import { RosterCards } from './roster-card.tsx'

const labels = copy.list

function Facets({ loaded }: { loaded: LoadedRosters }) {
  const { listing, kinds, years, areas, validities, enterprise } = loaded
  const { kept } = listing
  const areaLabel = enterprise ? copy.hits.area : labels.area
  return (
    <div className="mb-5 grid gap-3">
      <FacetRow label={labels.kind} facets={kinds} current={kept.kind ?? ''} />
      <FacetRow label={labels.year} facets={years} current={kept.year ?? ''} />
      {areas.length > 0 && <FacetRow label={areaLabel} facets={areas} current={kept.areaCode ?? ''} />}
      <FacetRow label={labels.validity} facets={validities} current={kept.current ?? ''} />
    </div>
  )
}

/** The rosters of the site, or what a search for an enterprise found on them. */
export function RosterListView({ loaded }: { loaded: LoadedRosters }) {
  const { typed, enterprise, isTooShort, listing, figures, rosters, hits, provinceHref } = loaded
  return (
    <>
      <ZoneBanner
        title={labels.title}
        lead={labels.lead}
        search={{ listing, placeholder: labels.search, keyword: typed || undefined }}
        figures={figures}
        scene="roster"
      />
      <div className="content py-6">
        {isTooShort && (
          <p role="alert" className="mb-4 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
            {labels.tooShort}
          </p>
        )}
        <Facets loaded={loaded} />
        {enterprise ? (
          <Listing listing={listing} found={copy.hits.found} empty={copy.hits.empty} shown={hits.length}>
            <HitList hits={hits} />
          </Listing>
        ) : (
          <Listing listing={listing} found={labels.found} empty={labels.empty} shown={rosters.length}>
            <RosterCards rosters={rosters} />
          </Listing>
        )}
        {provinceHref && (
          <p className="my-3 text-center">
            <a href={provinceHref} className={buttonStyle('secondary')}>
              {copy.hits.wholeProvince}
            </a>
          </p>
        )}
        {enterprise && hits.length > 0 && (
          <div className="mt-4">
            <OwnProducts />
          </div>
        )}
      </div>
    </>
  )
}

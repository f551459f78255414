import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import { AmountFilter } from './amount-filter.tsx'
import { copy } from './copy.ts'
import { FundGrid } from './fund-card.tsx'
import type { LoadedFunds } from './load-funds.ts'

const labels = copy.list

/** The funds that invest in the site's area. */
export function FundListView({ loaded }: { loaded: LoadedFunds }) {
  const { listing, figures, kinds, phases, industries, stages, areas, funds } = loaded
  const { kept } = listing
  return (
    <>
      <ZoneBanner
        title={labels.title}
        lead={labels.lead}
        search={{ listing, placeholder: labels.search, keyword: listing.kept.keyword }}
        figures={figures}
        scene="tech"
      />
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          <FacetRow label={labels.kind} facets={kinds} current={kept.kind ?? ''} />
          <FacetRow label={labels.industry} facets={industries} current={kept.industry ?? ''} />
          <FacetRow label={labels.stage} facets={stages} current={kept.stage ?? ''} />
          <FacetRow label={labels.phase} facets={phases} current={kept.phase ?? ''} />
          {areas.length > 0 && <FacetRow label={labels.area} facets={areas} current={kept.areaCode ?? ''} />}
          <AmountFilter
            path={listing.path}
            kept={listing.kept}
            text={loaded.amountText}
            isWrong={loaded.isAmountWrong}
            input={loaded.amountInput}
          />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={funds.length}>
          <FundGrid funds={funds} />
        </Listing>
        <p className="mt-4 max-w-article text-note text-muted">{labels.disclaimer}</p>
      </div>
    </>
  )
}

import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import { ZoneBanner } from '../../shell/publishing/zone-banner.tsx'
import type { LoadedStock } from './load-stock.ts'
import { StockGrid } from './stock-card.tsx'
import { copy } from './stock-copy.ts'

const labels = copy.list

/** The items of the exchange, by layer. */
export function StockListView({ loaded }: { loaded: LoadedStock }) {
  const { listing, boards, items } = loaded
  return (
    <>
      <ZoneBanner
        title={labels.title}
        lead={labels.lead}
        search={{ listing, placeholder: labels.search, keyword: listing.kept.keyword }}
      />
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          <FacetRow label={labels.board} facets={boards} current={listing.kept.board ?? ''} />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={items.length}>
          <StockGrid items={items} />
        </Listing>
        <p className="mt-4 max-w-article text-note text-muted">{labels.disclaimer}</p>
      </div>
    </>
  )
}

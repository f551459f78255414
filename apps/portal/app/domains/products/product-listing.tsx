import { grouped } from '@lqr/contract/rules/grouped.ts'
import { RemovableChip } from '@lqr/ui/chip.tsx'
import { Pagination } from '@lqr/ui/pagination.tsx'
import { IgnoredFilters } from '../../shell/listing/ignored-filters.tsx'
import { NothingListed } from '../../shell/listing/nothing-listed.tsx'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { CompareBar, CompareLink } from './compare/compare-link.tsx'
import { copy } from './copy.ts'
import { FilterForm } from './filter-form.tsx'
import { addressWith, pageAddressOf } from '../../shell/list-address.ts'
import type { ProductListing as Listing } from './load-listing.ts'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'
import { RecentSlot } from './recent/recent-slot.tsx'

const labels = copy.list
const sorts = Object.entries(copy.sorts)

function SortLinks({ path, kept, sort }: Pick<Listing, 'path' | 'kept' | 'sort'>) {
  return (
    <nav aria-label={labels.sort} className="flex gap-4 overflow-x-auto text-note">
      {sorts.map(([key, name]) => (
        <SiteLink
          key={key}
          href={addressWith(path, kept, { sort: key === 'recommended' ? undefined : key })}
          preventScrollReset
          aria-current={key === sort ? 'true' : undefined}
          className={`flex min-h-8 items-center whitespace-nowrap no-underline max-sm:min-h-11 ${key === sort ? 'font-medium text-primary' : 'text-muted hover:text-ink'}`}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  )
}

/** How the keyword was read, where it was not found as typed. */
function HowRead({ keyword, isPartial, alsoAs }: Listing['reading']) {
  return (
    <>
      {isPartial && (
        <p role="status" className="mb-2 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {labels.partial(keyword)}
        </p>
      )}
      {alsoAs.length > 0 && <p className="mb-2 text-note text-muted">{labels.alsoAs(alsoAs)}</p>}
    </>
  )
}

/** Filters, result count, active filters, order, products and pages; everything is kept in the address. */
export function ProductListing({ listing }: { listing: Listing }) {
  const { path, kept, active, ignored, reading, products, total, currentPageNum } = listing
  const { selects, amountText, amountInput, sort, pageSize, totalIsEstimate } = listing
  const { compare: _, ...shared } = kept
  const count = `${grouped(total)}${totalIsEstimate ? '+' : ''}`
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[17rem_minmax(0,1fr)]">
      <FilterForm
        {...{ path, kept, selects, amountText, amountInput }}
        activeCount={active.length}
        here={pageAddressOf(path, kept, currentPageNum)}
      />
      <div className="min-w-0">
        <IgnoredFilters labels={ignored} />
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <div className="flex items-center gap-2">
            <h2 className="text-body font-medium">{labels.found(count)}</h2>
            <ShareButton href={pageAddressOf(path, shared, currentPageNum)} title={labels.share} />
          </div>
          <SortLinks {...{ path, kept, sort }} />
        </div>
        <HowRead {...reading} />
        {active.length > 0 && (
          <ul aria-label={copy.filters.active} className="m-0 mb-2 flex list-none flex-wrap gap-2 p-0">
            {active.map(({ key, label }) => (
              <li key={key}>
                <RemovableChip
                  Link={SiteLink}
                  href={addressWith(path, kept, { [key]: undefined })}
                  label={label}
                />
              </li>
            ))}
          </ul>
        )}
        {products.length === 0 ? (
          <NothingListed {...{ path, kept, total }} isFiltered={active.length > 0} empty={labels.empty} />
        ) : (
          <>
            <ProductGrid
              products={products}
              renderAction={(product) => <CompareLink {...{ product, path, kept }} page={currentPageNum} />}
            />
            <CompareBar path={path} kept={kept} />
            <Pagination
              Link={SiteLink}
              {...{ currentPageNum, pageSize, total, totalIsEstimate }}
              hrefOf={(page) => pageAddressOf(path, kept, page)}
            />
          </>
        )}
        <RecentSlot />
      </div>
    </div>
  )
}

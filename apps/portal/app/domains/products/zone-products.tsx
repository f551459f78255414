import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { Pagination } from '@lqr/ui/pagination.tsx'
import { pageAddressOf } from '../../shell/list-address.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { ZoneProducts as Loaded } from './load-zone.ts'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'

const labels = copy.zones

interface Props {
  id: string
  title: string
  zone: string
  loaded: Loaded
  /** The page's own address, for its further pages. */
  path: string
  kept?: Readonly<Record<string, string>>
}

/** The products of a zone with the way to filter them further. */
export function ZoneProducts({ id, title, zone, loaded, path, kept = {} }: Props) {
  const { products, total, currentPageNum, pageSize } = loaded
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {total > 0 && (
          <SiteLink
            href={`/financial?zone=${zone}`}
            className="inline-flex min-h-8 items-center text-note max-sm:min-h-11"
          >
            {labels.refine}
          </SiteLink>
        )}
      </div>
      {products.length === 0 ? (
        <EmptyState
          title={labels.emptyTitle}
          hint={labels.emptyHint}
          action={
            <SiteLink href="/characteristicArea" className={buttonStyle('primary')}>
              {labels.emptyAction}
            </SiteLink>
          }
        />
      ) : (
        <>
          <ProductGrid products={products} columns={3} />
          {total > pageSize && (
            <Pagination
              Link={SiteLink}
              {...{ currentPageNum, pageSize, total }}
              hrefOf={(page) => pageAddressOf(path, kept, page)}
            />
          )}
        </>
      )}
    </section>
  )
}

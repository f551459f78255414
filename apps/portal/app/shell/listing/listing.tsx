import { grouped } from '@lqr/contract/rules/grouped.ts'
import { RemovableChip } from '@lqr/ui/chip.tsx'
import { Pagination } from '@lqr/ui/pagination.tsx'
import type { ReactNode } from 'react'
import { addressWith, type KeptQuery, pageAddressOf } from '../list-address.ts'
import { SiteLink } from '../site-link.tsx'
import { IgnoredFilters } from './ignored-filters.tsx'
import { type NothingFits, NothingListed } from './nothing-listed.tsx'

/** One page of a list and the address it stands under. */
export interface ListingData {
  /** The address without its query. */
  readonly path: string
  /** What of the address must stay whatever filter is taken away, such as the chosen tab. */
  readonly fixed?: KeptQuery
  readonly kept: KeptQuery
  readonly ignored: readonly string[]
  /** The active filters in words, by the key that taking one away removes. */
  readonly active: readonly { readonly key: string; readonly label: string }[]
  readonly total: number
  readonly totalIsEstimate: boolean
  readonly currentPageNum: number
  readonly pageSize: number
}

interface Props {
  listing: ListingData
  /** The count in words. */
  found: (total: string) => string
  /** What to do when nothing fits. */
  empty: NothingFits
  /** Parts of one record, which every site shows alike. */
  isOfRecord?: boolean
  /** How many items this page holds. */
  shown: number
  children: ReactNode
}

/** A list with its count, the active filters as chips, its pages, and words for when nothing is found. */
export function Listing({ listing, found, empty, isOfRecord, shown, children }: Props) {
  const { path, fixed = {}, kept: filters, ignored, active, total, totalIsEstimate } = listing
  const kept = { ...filters, ...fixed }
  return (
    <>
      <IgnoredFilters labels={ignored} />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-body font-medium">{found(`${grouped(total)}${totalIsEstimate ? '+' : ''}`)}</h2>
        {active.map(({ key, label }) => (
          <RemovableChip
            key={key}
            Link={SiteLink}
            href={addressWith(path, kept, { [key]: undefined })}
            label={label}
          />
        ))}
      </div>
      {shown === 0 ? (
        <NothingListed
          {...{ path, fixed, kept, total, empty, isOfRecord }}
          isFiltered={Object.keys(filters).some((key) => !(key in fixed))}
        />
      ) : (
        <>
          {children}
          {total > listing.pageSize && (
            <Pagination
              Link={SiteLink}
              currentPageNum={listing.currentPageNum}
              pageSize={listing.pageSize}
              total={total}
              totalIsEstimate={totalIsEstimate}
              hrefOf={(page) => pageAddressOf(path, kept, page)}
            />
          )}
        </>
      )}
    </>
  )
}

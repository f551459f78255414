import { grouped } from '@lqr/contract/rules/grouped.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { RemovableChip } from '@lqr/ui/chip.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { Pagination } from '@lqr/ui/pagination.tsx'
import type { ReactNode } from 'react'
import { addressWith, type KeptQuery, pageAddressOf } from '../list-address.ts'
import { SiteLink } from '../site-link.tsx'
import { copy } from './copy.ts'

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
  /** What to do when nothing fits; the link beside it takes all filters away. */
  empty: { title: string; hint: string; action: string }
  /** How many items this page holds. */
  shown: number
  children: ReactNode
}

function Nothing({ listing, empty }: Pick<Props, 'listing' | 'empty'>) {
  const { path, fixed = {}, kept, total } = listing
  const beyond = total > 0
  const href = addressWith(path, beyond ? { ...kept, ...fixed } : fixed)
  return (
    <EmptyState
      title={beyond ? copy.nothingHere : empty.title}
      hint={beyond ? copy.wentOffline : empty.hint}
      action={
        <SiteLink href={href} className={buttonStyle('primary')}>
          {beyond ? copy.firstPage : empty.action}
        </SiteLink>
      }
    />
  )
}

/** A list with its count, the active filters as chips, its pages, and words for when nothing is found. */
export function Listing({ listing, found, empty, shown, children }: Props) {
  const { path, fixed = {}, kept: filters, ignored, active, total, totalIsEstimate } = listing
  const kept = { ...filters, ...fixed }
  return (
    <>
      {ignored.length > 0 && (
        <p role="status" className="mb-3 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {copy.ignored(ignored)}
        </p>
      )}
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
        <Nothing listing={listing} empty={empty} />
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

import { grouped } from '@lqr/contract/rules/grouped.ts'
import { ChipLink, RemovableChip } from '@lqr/ui/chip.tsx'
import { Pagination } from '@lqr/ui/pagination.tsx'
import { addressWith, pageAddressOf } from '../../shell/list-address.ts'
import { IgnoredFilters } from '../../shell/listing/ignored-filters.tsx'
import { NothingListed } from '../../shell/listing/nothing-listed.tsx'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { OrganisationListing as Listing } from './load-organisations.ts'
import { OrganisationGrid } from './organisation-card.tsx'

const labels = copy.list

interface Props {
  listing: Listing
  path: string
  /** What the address carries besides the filters, such as the chosen tab. */
  fixed: Readonly<Record<string, string>>
}

/** Kinds as links, the name searched for, count, institutions and pages. */
export function OrganisationListing({ listing, path, fixed }: Props) {
  const {
    orgType,
    kept: filters,
    ignored,
    categories,
    organisations,
    total,
    totalIsEstimate,
    currentPageNum,
    pageSize,
  } = listing
  const kept = { ...fixed, ...filters }
  const texts = orgType === 'government' ? labels.government : labels.financial
  const kinds = [{ code: '', name: labels.any }, ...categories]
  return (
    <>
      <IgnoredFilters labels={ignored} />
      <nav aria-label={texts.category} className="mb-3 flex flex-wrap gap-2">
        {kinds.map(({ code, name }) => (
          <ChipLink
            key={code}
            Link={SiteLink}
            href={addressWith(path, kept, { orgCategory: code })}
            current={(filters.orgCategory ?? '') === code}
          >
            {name}
          </ChipLink>
        ))}
      </nav>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="text-body font-medium">{texts.found(grouped(total))}</h2>
        <ShareButton href={pageAddressOf(path, kept, currentPageNum)} title={texts.share} />
        {filters.keyword && (
          <RemovableChip
            Link={SiteLink}
            href={addressWith(path, kept, { keyword: undefined })}
            label={`${labels.keyword}：${filters.keyword}`}
          />
        )}
      </div>
      {organisations.length === 0 ? (
        <NothingListed
          {...{ path, fixed, kept, total }}
          isFiltered={Object.keys(filters).length > 0}
          empty={texts.empty}
        />
      ) : (
        <>
          <OrganisationGrid organisations={organisations} />
          <Pagination
            Link={SiteLink}
            {...{ currentPageNum, pageSize, total, totalIsEstimate }}
            hrefOf={(page) => pageAddressOf(path, kept, page)}
          />
        </>
      )}
    </>
  )
}

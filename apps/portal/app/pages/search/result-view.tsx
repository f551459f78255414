import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { Pagination } from '@lqr/ui/pagination.tsx'
import { TabLinks } from '@lqr/ui/tab-links.tsx'
import { pageAddressOf } from '../../shell/list-address.ts'
import { PartHead } from '../../shell/listing/headline-panel.tsx'
import { SEARCH_PATH } from '../../shell/search/search-path.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import { HitList } from './hit-list.tsx'
import type { SearchResult, ShownGroup } from './load-search.ts'

/** The first hits of each kind that has any. */
function AllKinds({ groups, isPartial }: Pick<SearchResult, 'groups' | 'isPartial'>) {
  return (
    <div className="grid gap-6">
      {groups
        .filter(({ total }) => total > 0)
        .map(({ kind, name, count, total, hits, href, isPartial: isGroupPartial }) => (
          <section key={kind} aria-labelledby={`kind-${kind}`} className="min-w-0">
            <PartHead
              id={`kind-${kind}`}
              title={name}
              more={copy.more(count)}
              {...(total > hits.length && { href })}
            />
            {isGroupPartial && !isPartial && (
              <p className="m-0 mb-1 text-note text-warning">{copy.partialKind(name)}</p>
            )}
            <HitList hits={hits} />
          </section>
        ))}
    </div>
  )
}

/** One page of the hits of one kind. */
function OneKind({ group, result }: { group: ShownGroup; result: SearchResult }) {
  const { keyword, currentPageNum, pageSize } = result
  const { kind, name, hits, total, totalIsEstimate } = group
  const kept = { keyword, kind }
  if (hits.length === 0) {
    const isBeyond = total > 0
    return (
      <EmptyState
        title={isBeyond ? copy.beyond.title : copy.nothingOfKind.title(name)}
        hint={isBeyond ? copy.beyond.hint : copy.nothingOfKind.hint}
        action={
          <SiteLink
            href={pageAddressOf(SEARCH_PATH, isBeyond ? kept : { keyword }, 1)}
            className={buttonStyle('primary')}
          >
            {isBeyond ? copy.beyond.action : copy.nothingOfKind.action}
          </SiteLink>
        }
      />
    )
  }
  return (
    <>
      <HitList hits={hits} as="h2" />
      {total > pageSize && (
        <Pagination
          Link={SiteLink}
          {...{ currentPageNum, pageSize, total, totalIsEstimate }}
          hrefOf={(page) => pageAddressOf(SEARCH_PATH, kept, page)}
        />
      )}
    </>
  )
}

/** The kinds as tabs with their counts, and what was found. */
export function ResultView({ result }: { result: SearchResult }) {
  const { keyword, kind, isPartial, alsoAs, all, groups, tabs } = result
  const chosen = groups.find((group) => group.kind === kind)
  return (
    <>
      <TabLinks Link={SiteLink} label={copy.kinds} tabs={tabs} current={kind ?? ''} />
      {(chosen?.isPartial ?? isPartial) && (
        <p role="status" className="mt-4 rounded-control bg-warning-soft px-4 py-2 text-note text-warning">
          {copy.partial(keyword)}
        </p>
      )}
      <p className="my-3 text-note text-muted">
        {((chosen?.isPartial ?? isPartial) ? copy.foundSome : copy.found)(chosen?.count ?? all)}
        {alsoAs.length > 0 && <span className="ml-3">{copy.alsoAs(alsoAs)}</span>}
      </p>
      {chosen ? <OneKind group={chosen} result={result} /> : <AllKinds {...{ groups, isPartial }} />}
    </>
  )
}

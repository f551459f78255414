import { Breadcrumb } from '@lqr/ui/breadcrumb.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { sectionCrumbs } from '../../../shell/banner/section-crumbs.ts'
import { addressWith } from '../../../shell/list-address.ts'
import { ShareButton } from '../../../shell/share/share-button.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { COMPARE_LIMIT } from './compare-ids.ts'
import { ComparisonForm } from './comparison-form.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { ApplyForm } from './apply-form.tsx'
import { copy } from './copy.ts'
import type { Comparison, LoadedComparison } from './load-comparison.ts'

const crumbs = [sectionCrumbs.home, sectionCrumbs.financial, { label: copy.title }]

function Filled({ comparison }: { comparison: Comparison }) {
  const { products, own, verdict, sameCount, isAllShown } = comparison
  const compare = products.map(({ id }) => id).join('.')
  const kept = {
    tab: 'compare',
    compare,
    ...own.asked,
    ...(isAllShown && products.length > 1 ? { same: '1' } : {}),
  }
  return (
    <>
      <div className="my-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-head">{copy.heading(products.length)}</h1>
        <span className="flex flex-wrap items-center gap-2">
          <ShareButton href={addressWith('/financial', kept)} title={copy.title} />
          <SiteLink
            href={addressWith('/financial', { compare, ...own.asked })}
            className={buttonStyle('secondary')}
          >
            {products.length < COMPARE_LIMIT ? copy.more : copy.back}
          </SiteLink>
        </span>
      </div>
      <ComparisonForm comparison={comparison} />
      {verdict && (
        <p role="status" className="my-4 border-l-2 border-gold pl-3 text-body">
          {verdict}
        </p>
      )}
      <ApplyForm comparison={comparison}>
        <ComparisonTable
          comparison={comparison}
          addressOf={(next) => addressWith('/financial', kept, { compare: next })}
        />
      </ApplyForm>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 text-note text-muted">
        {sameCount > 0 && (
          <p className="m-0 flex flex-wrap items-center gap-x-3">
            {!isAllShown && <span>{copy.onlyDifferent(sameCount)}</span>}
            <SiteLink
              href={addressWith('/financial', kept, { same: isAllShown ? undefined : '1' })}
              preventScrollReset
              className="inline-flex min-h-8 items-center max-sm:min-h-11"
            >
              {isAllShown ? copy.hideSame : copy.showSame}
            </SiteLink>
          </p>
        )}
        <p className="m-0 max-w-article">{copy.basis}</p>
      </div>
    </>
  )
}

/** Up to four products side by side for one loan: what differs, what is best, and the way to apply. */
export function ComparisonView({ gone, comparison }: LoadedComparison) {
  return (
    <div className="content py-4">
      <Breadcrumb Link={SiteLink} crumbs={crumbs} />
      {comparison && gone > 0 && (
        <p role="status" className="mt-3 rounded-control bg-warning-soft px-3 py-2 text-note text-warning">
          {copy.gone(gone)}
        </p>
      )}
      {comparison ? (
        <Filled comparison={comparison} />
      ) : (
        <>
          <h1 className="my-3 text-head">{copy.title}</h1>
          <EmptyState
            title={gone > 0 ? copy.goneTitle : copy.emptyTitle}
            hint={copy.emptyHint}
            action={
              <SiteLink href="/financial" className={buttonStyle('primary')}>
                {copy.back}
              </SiteLink>
            }
          />
        </>
      )}
    </div>
  )
}

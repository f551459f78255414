import { yuanToTenThousands } from '@lqr/contract/rules/money-units.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { COMPARE_LIMIT, readCompareIds, toggleCompareId } from './compare-ids.ts'
import { copy as labels } from './copy.ts'
import { addressWith, type KeptQuery, pageAddressOf } from '../../../shell/list-address.ts'
import type { ProductLine } from '../../../shell/product-cards/product-line.ts'

interface Props {
  product: ProductLine
  path: string
  kept: KeptQuery
  page: number
}

/** Adds a product to the comparison that the address carries, or takes it out; nothing when four are chosen. */
export function CompareLink({ product, path, kept, page }: Props) {
  const ids = readCompareIds(kept.compare)
  const chosen = ids.includes(product.id)
  if (!chosen && ids.length >= COMPARE_LIMIT) return null
  const { compare: _, ...rest } = kept
  const next = toggleCompareId(ids, product.id)
  return (
    <SiteLink
      href={pageAddressOf(path, next ? { ...rest, compare: next } : rest, page)}
      preventScrollReset
      className="z-10 shrink-0 no-underline hover:underline max-sm:absolute max-sm:right-4 max-sm:bottom-0 max-sm:inline-flex max-sm:min-h-11 max-sm:items-center sm:relative"
    >
      {chosen ? labels.added : labels.add}
      <span className="sr-only">：{product.name}</span>
    </SiteLink>
  )
}

/** Amount (万元) and term that the list is narrowed to: what is compared is measured on them. */
function ownLoan({ amountYuan, termMonths }: KeptQuery): KeptQuery {
  return {
    ...(amountYuan && { amount: yuanToTenThousands(Number(amountYuan)) }),
    ...(termMonths && { termMonths }),
  }
}

/** Says how many products are chosen and leads to the comparison. */
export function CompareBar({ path, kept }: { path: string; kept: KeptQuery }) {
  const ids = readCompareIds(kept.compare)
  if (ids.length === 0) return null
  return (
    <div className="sticky bottom-2 z-30 mt-3 flex flex-wrap items-center gap-3 rounded-card border border-primary bg-surface px-4 py-2 shadow-raised print:hidden">
      <p role="status" className="text-note">
        {labels.chosen} {ids.length} / {COMPARE_LIMIT}
        {ids.length === COMPARE_LIMIT && <span className="ml-2 text-muted">{labels.full}</span>}
      </p>
      <SiteLink
        href={addressWith('/financial', { tab: 'compare', compare: ids.join('.'), ...ownLoan(kept) })}
        className={buttonStyle('primary', 'small', 'ml-auto')}
      >
        {labels.open}
      </SiteLink>
      <SiteLink
        href={addressWith(path, kept, { compare: undefined })}
        preventScrollReset
        className={buttonStyle('quiet', 'small')}
      >
        {labels.clear}
      </SiteLink>
    </div>
  )
}

import { Breadcrumb } from '@lqr/ui/breadcrumb.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import { addressWith } from '../../shell/list-address.ts'
import { ShareButton } from '../../shell/share/share-button.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { toggleCompareId } from './compare-ids.ts'
import { facts } from '../../shell/product-cards/copy.ts'
import { copy } from './copy.ts'
import type { ComparedProduct } from './load-comparison.ts'

const labels = copy.compare
const { detail } = copy

const rows: readonly { label: string; value: (product: ComparedProduct) => string }[] = [
  { label: facts.annualCost, value: ({ annualCost }) => `${annualCost} ${facts.from}` },
  { label: facts.rate, value: ({ rate }) => rate },
  { label: detail.fees, value: ({ fees }) => fees.join('；') || detail.noFees },
  { label: facts.amount, value: ({ amount }) => amount },
  { label: facts.term, value: ({ term }) => term },
  { label: facts.guarantee, value: ({ guarantee }) => guarantee },
  { label: detail.repayment, value: ({ repayment }) => repayment },
  { label: facts.decision, value: ({ decision }) => decision },
  { label: facts.category, value: ({ category }) => category },
  { label: detail.requirements, value: ({ requirements }) => requirements },
  {
    label: facts.online,
    value: ({ onlineApply }) => (onlineApply ? facts.online : facts.offline),
  },
]

/** Wide enough to read; more products scroll sideways on a phone. */
const widths: Readonly<Record<number, string>> = { 2: 'min-w-sm', 3: 'min-w-lg', 4: 'min-w-2xl' }

const crumbs = [sectionCrumbs.home, sectionCrumbs.financial, { label: labels.title }]

/** Up to four products side by side, row by row. */
export function ComparisonView({ products }: { products: readonly ComparedProduct[] }) {
  const ids = products.map(({ id }) => id)
  return (
    <div className="content py-4">
      <Breadcrumb Link={SiteLink} crumbs={crumbs} />
      <div className="my-3 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-head">{labels.title}</h1>
        <span className="flex flex-wrap items-center gap-2">
          {ids.length > 0 && (
            <ShareButton
              href={addressWith('/financial', { tab: 'compare', compare: ids.join('.') })}
              title={labels.title}
            />
          )}
          <SiteLink
            href={addressWith('/financial', ids.length > 0 ? { compare: ids.join('.') } : {})}
            className={buttonStyle('secondary')}
          >
            {labels.back}
          </SiteLink>
        </span>
      </div>
      {products.length === 0 ? (
        <EmptyState title={labels.emptyTitle} hint={labels.emptyHint} />
      ) : (
        <div role="region" aria-label={labels.title} tabIndex={0} className="relative overflow-x-auto pb-6">
          <table
            className={`w-full table-fixed border-collapse border border-line bg-surface text-note ${widths[products.length] ?? ''}`}
          >
            <thead>
              <tr className="align-top">
                <th
                  scope="col"
                  className="sticky left-0 z-10 w-24 border border-line bg-paper p-3 text-left font-normal text-muted sm:w-32"
                >
                  {labels.item}
                </th>
                {products.map(({ id, name, orgName }) => (
                  <th key={id} scope="col" className="border border-line p-3 text-left font-normal">
                    <SiteLink href={`/productDetails?id=${id}`} className="block text-body font-medium">
                      {name}
                    </SiteLink>
                    <span className="block text-muted">{orgName}</span>
                    <SiteLink
                      href={addressWith(
                        '/financial',
                        { tab: 'compare' },
                        { compare: toggleCompareId(ids, id) },
                      )}
                      className="inline-flex min-h-8 items-center max-sm:min-h-11"
                    >
                      {labels.added}
                      <span className="sr-only">：{name}</span>
                    </SiteLink>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, value }) => (
                <tr key={label} className="align-top">
                  <th
                    scope="row"
                    className="sticky left-0 z-10 border border-line bg-paper p-3 text-left font-normal text-muted"
                  >
                    {label}
                  </th>
                  {products.map((product) => (
                    <td key={product.id} className="whitespace-pre-line border border-line p-3 tabular-nums">
                      {value(product)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

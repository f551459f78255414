import { classNames } from '@lqr/ui/class-names.ts'
import { Marked } from '@lqr/ui/marked.tsx'
import { Monogram } from '@lqr/ui/monogram.tsx'
import type { ReactNode } from 'react'
import { SiteLink } from '../site-link.tsx'
import { facts } from './copy.ts'
import type { ProductLine } from './product-line.ts'
import { ExampleMark } from '../publishing/example-mark.tsx'

const labels = facts

/** A figure stays on one line, however large the letters are. */
function Fact({ label, value, isFigure = false }: { label: string; value: string; isFigure?: boolean }) {
  return (
    <div className="min-w-0 max-sm:flex max-sm:gap-2">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className={classNames('m-0 text-ink tabular-nums', isFigure && 'whitespace-nowrap')}>{value}</dd>
    </div>
  )
}

interface Props {
  product: ProductLine
  /** Heading level of the name, after the heading of the list. */
  as?: 'h2' | 'h3'
  /** Stands over the card's own link, such as the comparison. */
  action?: ReactNode
}

/** What tells two products apart without opening them. The whole card leads to the product. */
export function ProductCard({ product, as: Heading = 'h3', action }: Props) {
  return (
    <article
      className={classNames(
        'relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-3 transition-colors hover:border-primary max-sm:px-4',
        action !== undefined && 'max-sm:pb-11',
      )}
    >
      <div className="flex items-start gap-3">
        <Monogram name={product.orgName} logo={product.orgLogo} className="mt-1 max-sm:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-3 text-note">
            <Heading className="text-body">
              <SiteLink
                href={`/productDetails?id=${product.id}`}
                className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
              >
                {product.marks ? <Marked parts={product.marks.name} /> : product.name}
              </SiteLink>
              <ExampleMark of={product.isExample} />
            </Heading>
            {action}
          </div>
          <p className="text-note text-muted">
            {product.marks ? <Marked parts={product.marks.orgName} /> : product.orgName}
            <span className="max-sm:hidden"> · {product.category}</span>
          </p>
        </div>
        <p className="shrink-0 text-right leading-tight">
          <span className="block text-title font-semibold text-gold-ink tabular-nums">
            {product.annualCost}
            <span className="ml-0.5 text-note font-normal">{labels.from}</span>
          </span>
          <span className="text-note text-muted">{labels.annualCost}</span>
        </p>
      </div>
      <dl className="mt-auto grid grid-cols-[minmax(max-content,3fr)_minmax(max-content,2fr)_minmax(0,3fr)_max-content] gap-x-3 pt-2 text-note elder:grid-cols-2 max-sm:grid-cols-2 elder:max-sm:grid-cols-1">
        <Fact label={labels.amount} value={product.amount} isFigure />
        <Fact label={labels.term} value={product.term} isFigure />
        <Fact label={labels.guaranteeShort} value={product.guarantee} />
        <Fact label={labels.decision} value={product.decision} isFigure />
      </dl>
    </article>
  )
}

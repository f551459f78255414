import { Monogram } from '@lqr/ui/monogram.tsx'
import type { ReactNode } from 'react'
import { SiteLink } from '../site-link.tsx'
import type { ProductLine } from './product-line.ts'
import { rowsCopy as labels } from './rows-copy.ts'

const grid =
  'grid items-center gap-x-4 gap-y-2 px-6 max-md:px-4 grid-cols-3 elder:max-md:grid-cols-2 md:grid-cols-[minmax(0,1fr)_8rem_7rem_8rem] lg:grid-cols-[minmax(18rem,1fr)_8.5rem_7rem_9rem_6.5rem_8.5rem] elder:lg:grid-cols-[minmax(0,1fr)_7rem_6rem_7rem_5.5rem_7rem]'

function Cell({
  label,
  children,
  className = '',
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <div className={`text-note tabular-nums md:text-body ${className}`}>
      <span className="block text-note text-muted md:hidden">{label}</span>
      {children}
    </div>
  )
}

function Row({ product, note }: { product: ProductLine; note: string | undefined }) {
  return (
    <li
      className={`${grid} relative min-h-19 border-t border-line py-3.5 transition-colors hover:bg-paper max-md:first:border-t-0`}
    >
      <div className="flex min-w-0 items-center gap-3 max-md:col-span-full max-md:pr-28">
        <Monogram name={product.orgName} logo={product.orgLogo} />
        <div className="min-w-0">
          <h3 className="text-body">
            <SiteLink
              href={`/productDetails?id=${product.id}`}
              className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
            >
              {product.name}
            </SiteLink>
          </h3>
          <p className="text-note text-muted">
            {product.orgName}
            <span className="max-lg:hidden"> · {product.category}</span>
          </p>
          {note && <p className="text-note text-primary-strong">{note}</p>}
        </div>
      </div>
      <Cell label={labels.amount} className="whitespace-nowrap">
        {product.amount}
      </Cell>
      <Cell label={labels.term} className="whitespace-nowrap">
        {product.term}
      </Cell>
      <Cell label={labels.guarantee} className="md:max-lg:hidden">
        {product.guarantee}
      </Cell>
      <Cell label={labels.decision} className="max-lg:hidden">
        {product.decision}
      </Cell>
      <div className="leading-tight max-md:absolute max-md:top-4 max-md:right-4 max-md:text-right">
        <span className="text-title font-bold whitespace-nowrap text-gold-ink tabular-nums">
          {product.annualCost}
          <span className="ml-0.5 text-note font-normal">{labels.from}</span>
        </span>
        <span className="block text-note text-muted md:hidden">{labels.annualCost}</span>
      </div>
    </li>
  )
}

interface Props {
  products: readonly ProductLine[]
  /** What is said of a product where it stands, by its id. */
  notes?: Readonly<Record<string, string>>
}

/** Products as rows that can be compared; every row leads on. */
export function ProductRows({ products, notes = {} }: Props) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <div aria-hidden className={`${grid} min-h-11 bg-paper text-note text-muted max-md:hidden`}>
        <span>{labels.product}</span>
        <span>{labels.amount}</span>
        <span>{labels.term}</span>
        <span className="max-lg:hidden">{labels.guarantee}</span>
        <span className="max-lg:hidden">{labels.decision}</span>
        <span>{labels.annualCost}</span>
      </div>
      <ul className="m-0 list-none p-0">
        {products.map((product) => (
          <Row key={product.id} product={product} note={notes[product.id]} />
        ))}
      </ul>
    </div>
  )
}

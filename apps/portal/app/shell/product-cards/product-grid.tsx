import type { ReactNode } from 'react'
import { ProductCard } from './product-card.tsx'
import type { ProductLine } from './product-line.ts'

interface Props {
  products: readonly ProductLine[]
  as?: 'h2' | 'h3'
  /** How many stand side by side on a wide screen. */
  columns?: 2 | 3
  /** What a card carries besides, for example the comparison. */
  renderAction?: (product: ProductLine) => ReactNode
}

/** Cards of products side by side; one column on a phone and in elder-friendly mode. */
export function ProductGrid({ products, as, columns = 2, renderAction }: Props) {
  return (
    <ul
      className={`m-0 grid list-none gap-2 p-0 elder:grid-cols-1 ${columns === 3 ? 'md:grid-cols-2 xl:grid-cols-3' : 'lg:grid-cols-2'}`}
    >
      {products.map((product) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} action={renderAction?.(product)} {...(as ? { as } : {})} />
        </li>
      ))}
    </ul>
  )
}

import { PartHead } from '../listing/headline-panel.tsx'
import { copy } from './fitting-copy.ts'
import { ProductGrid } from './product-grid.tsx'
import type { ProductLine } from './product-line.ts'

interface Props {
  id: string
  title: string
  /** Why these. */
  lead: string
  products: readonly ProductLine[]
  /** Where all of them are. */
  href: string
}

/** Products for whoever a page is about, with the way to all of them. */
export function FittingProducts({ id, title, lead, products, href }: Props) {
  return (
    <section aria-labelledby={id} className="print:hidden">
      <PartHead id={id} title={title} href={href} more={copy.more} />
      <p className="-mt-2 mb-3 text-note text-muted">{products.length > 0 ? lead : copy.none}</p>
      {products.length > 0 && <ProductGrid products={products} columns={3} />}
    </section>
  )
}

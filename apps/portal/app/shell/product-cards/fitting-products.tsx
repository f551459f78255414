import { PartHead } from '../listing/headline-panel.tsx'
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

const copy = {
  more: '查看全部',
  none: '当前站点暂无对应产品，可到专区查看其他地区的产品。',
} as const

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

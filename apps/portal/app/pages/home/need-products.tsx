import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'
import type { ProductLine } from '../../shell/product-cards/product-line.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'

/** The products of a need; every card leads on, and so does the sentence when there is none. */
export default function NeedProducts({ products }: { products: readonly ProductLine[] }) {
  const { needs: words } = copy
  if (products.length > 0) return <ProductGrid products={products} columns={3} />
  return (
    <EmptyState
      title={words.emptyTitle}
      hint={words.emptyHint}
      action={
        <SiteLink href="/financial" className={buttonStyle('primary')}>
          {words.allProducts}
        </SiteLink>
      }
    />
  )
}

import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import type { ProductLine } from '../../shell/product-cards/product-line.ts'
import { ProductRows } from '../../shell/product-cards/product-rows.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'

const { needs: words } = copy

/** The products of a need as rows; where there is none, the sentence leads on. */
export default function NeedProducts({ products }: { products: readonly ProductLine[] }) {
  if (products.length > 0) return <ProductRows products={products} />
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

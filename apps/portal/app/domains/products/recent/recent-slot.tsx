import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../shell/scripts/lazy-part.ts'
import { showToast } from '../../../shell/toast/toast-store.ts'
import { copy } from './recent-copy.ts'
import { forgetRecent, readRecent, type RecentProduct, rememberProduct } from './recent-products.ts'

const RecentlyViewed = lazyPart(() => import('./recently-viewed.tsx'))

/**
 * Where the products looked at before appear: nothing on the server and on a first visit, so its list is only loaded by
 * whoever has one. The open product is remembered and not shown to itself.
 */
export function RecentSlot({ open }: { open?: RecentProduct }) {
  const [products, setProducts] = useState<readonly RecentProduct[]>([])
  const { id, name, orgName } = open ?? {}
  useEffect(() => {
    setProducts(readRecent().filter((product) => product.id !== id))
    if (id && name && orgName) rememberProduct({ id, name, orgName })
  }, [id, name, orgName])
  if (products.length === 0) return null
  const clear = () => {
    forgetRecent()
    setProducts([])
    showToast({ tone: 'success', text: copy.cleared })
  }
  return (
    <Suspense fallback={null}>
      <RecentlyViewed products={products} onClear={clear} />
    </Suspense>
  )
}

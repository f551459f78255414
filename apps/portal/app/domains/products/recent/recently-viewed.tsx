import { Button } from '@lqr/ui/button.tsx'
import { SiteLink } from '../../../shell/site-link.tsx'
import { copy } from './recent-copy.ts'
import type { RecentProduct } from './recent-products.ts'

interface Props {
  products: readonly RecentProduct[]
  onClear: () => void
}

/** The products this browser remembers, each a way back. */
export default function RecentlyViewed({ products, onClear }: Props) {
  return (
    <section aria-labelledby="recent" className="mt-6">
      <div className="mb-2 flex flex-wrap items-center gap-x-4">
        <h2 id="recent" className="text-body font-semibold">
          {copy.title}
        </h2>
        <p className="text-note text-muted">{copy.note}</p>
        <Button kind="quiet" size="small" className="ml-auto" onClick={onClear}>
          {copy.clear}
        </Button>
      </div>
      <ul className="m-0 grid list-none grid-cols-4 gap-2 p-0 max-lg:grid-cols-2 max-sm:grid-cols-1 elder:grid-cols-2">
        {products.map(({ id, name, orgName }) => (
          <li key={id} className="min-w-0">
            <SiteLink
              href={`/productDetails?id=${id}`}
              className="block min-h-11 rounded-control border border-line bg-surface px-3 py-2 text-note text-ink no-underline hover:border-primary"
            >
              <span className="block font-medium">{name}</span>
              <span className="block text-muted">{orgName}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

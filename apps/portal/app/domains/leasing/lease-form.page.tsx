import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { Suspense, useSyncExternalStore } from 'react'
import type { Route } from './+types/lease-form.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { LateForm } from '../../shell/plain/late-form.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'
import { lazyPart } from '../../shell/scripts/lazy-part.ts'
import { leaseCopy as labels } from './copy.ts'
import { formCopy } from './form-copy.ts'
import { LeaseAbout } from './lease-about.tsx'
import { LeaseCalculator } from './lease-calculator.tsx'
import { LeaseInstitutions } from './lease-institutions.tsx'
import { loadLease } from './load-lease.ts'

const NeedForm = lazyPart(() => import('./need-form.tsx'))

export const handle: PageHandle = { queryKeys: ['amount', 'down', 'rate', 'termMonths', 'fee'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadLease(context.get(apiContext), request, params.site ?? '')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: labels.title, description: labels.description })

const never = () => () => {}

/** False while the server renders and the page comes alive: the form starts from what the browser remembers. */
function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

const waiting = (
  <div className="rounded-card border border-line bg-surface p-6">
    <Skeleton lines={8} />
    <LateForm href="/lite/leaseForm" label={formCopy.lite} />
  </div>
)

export default function LeaseForm({ loaderData }: Route.ComponentProps) {
  const { calculation, products, productsTotal, institutions, choices, areaCode } = loaderData
  const isBrowser = useIsBrowser()
  return (
    <>
      <Banner
        type="CHARACTERISTICAREA"
        withSubTitles={false}
        title={labels.title}
        lead={labels.lead}
        scene="chain"
        crumbs={[{ label: labels.parent, href: '/characteristicArea' }, { label: labels.title }]}
      >
        <p className="mt-4">
          <a href="#lease-need" className={buttonStyle('primary')}>
            {labels.fill}
          </a>
        </p>
      </Banner>
      <div className="content grid grid-cols-1 gap-10 py-6">
        <LeaseAbout />
        <LeaseCalculator calculation={calculation} />
        <section id="lease-need" aria-labelledby="lease-need-title" className="scroll-mt-4">
          <h2 id="lease-need-title" className="mb-2 text-title">
            {formCopy.title}
          </h2>
          <Suspense fallback={waiting}>
            {isBrowser ? <NeedForm choices={choices} areaCode={areaCode} /> : waiting}
          </Suspense>
        </section>
        <section aria-labelledby="lease-products">
          <h2 id="lease-products" className="mb-3 text-title">
            {labels.products}
          </h2>
          {products.length === 0 ? (
            <EmptyState {...labels.noProducts} />
          ) : (
            <>
              <ProductGrid products={products} as="h3" />
              {productsTotal > products.length && (
                <SiteLink
                  href="/financial?zone=leasing"
                  className="mt-3 inline-flex min-h-8 items-center max-sm:min-h-11"
                >
                  {labels.allProducts}
                </SiteLink>
              )}
            </>
          )}
        </section>
        <section aria-labelledby="lease-institutions">
          <h2 id="lease-institutions" className="mb-3 text-title">
            {labels.institutions}
          </h2>
          <LeaseInstitutions institutions={institutions} />
        </section>
      </div>
    </>
  )
}

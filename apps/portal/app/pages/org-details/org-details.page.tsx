import { listProducts } from '@lqr/contract/products/product-calls.ts'
import { findSubstation } from '@lqr/contract/reference/substations.ts'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { EmptyState } from '@lqr/ui/empty-state.tsx'
import type { ReactNode } from 'react'
import { data } from 'react-router'
import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/org-details.page.ts'
import { CreateProjectButton } from '../../domains/equity/project-card.tsx'
import { BranchList } from '../../domains/organisations/branch-list.tsx'
import { cardCopy } from '../../domains/organisations/card-copy.ts'
import { copy as organisationCopy } from '../../domains/organisations/copy.ts'
import { loadOrganisation } from '../../domains/organisations/load-organisation.ts'
import { MergedNote } from '../../domains/organisations/merged-note.tsx'
import { OrganisationFacts } from '../../domains/organisations/organisation-facts.tsx'
import { RecordFigures } from '../../domains/organisations/record-figures.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { ProductGrid } from '../../shell/product-cards/product-grid.tsx'
import { toProductLine } from '../../shell/product-cards/product-line.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { Chart } from '../../shell/chart/chart.tsx'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = organisationCopy.detail
const ID = /^[1-9]\d{0,14}$/
const SHOWN_PRODUCTS = 10

export const handle: PageHandle = { queryKeys: ['id', 'branches'] }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const id = searchParams.get('id') ?? ''
  const showsAll = searchParams.get('branches') === 'all'
  const site = findSubstation(params.site ?? '')
  if (!ID.test(id) || !site) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const [organisation, found] = await Promise.all([
    loadOrganisation(api, id, site.id, showsAll),
    api(listProducts, { body: { orgId: id, pageSize: SHOWN_PRODUCTS } }),
  ])
  if (organisation.mergedInto) return { organisation, showsAll, products: [], total: 0 }
  const products = found.list.map((card) => toProductLine(card))
  return { organisation, showsAll, products, total: found.total }
}

export const meta: Route.MetaFunction = (args) => {
  const loaded = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!loaded) return []
  const { name, category, isGovernment, mergedInto } = loaded.organisation
  return pageMeta(args, {
    title: name,
    description: (isGovernment ? labels.governmentDescription : labels.description)(name, category),
    keys: ['id'],
    ...(mergedInto ? { canonicalQuery: { id: mergedInto.id } } : {}),
  })
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-6 max-sm:p-4">
      <h2 id={id} className="mb-3 text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

export default function OrgDetails({ loaderData }: Route.ComponentProps) {
  const { organisation, showsAll, products, total } = loaderData
  const { id, name, isExample, isGovernment, record, months, earlier, mergedInto } = organisation
  const offers = !mergedInto && !isGovernment
  const crumbs = [
    sectionCrumbs.financial,
    isGovernment
      ? { label: labels.governments, href: '/financial?tab=government' }
      : { label: labels.institutions, href: '/financial?tab=orgs' },
    { label: name },
  ]
  return (
    <>
      <Banner
        type="FINANCIAL"
        withSearch={false}
        title={name}
        crumbs={crumbs}
        lead={
          <span className="mt-1 flex flex-wrap items-center gap-3">
            {organisation.logo && (
              <img
                src={organisation.logo}
                alt={organisation.logoAlt}
                width={56}
                height={56}
                decoding="async"
                className="size-14 rounded-card bg-surface object-contain"
              />
            )}
            <span>
              {organisation.category}
              {offers && ` · ${cardCopy.products(organisation.productsCount)}`}
            </span>
            <ExampleMark of={isExample} />
          </span>
        }
      />
      <div className="content grid grid-cols-1 gap-4 py-6">
        {mergedInto && <MergedNote into={mergedInto} />}
        <Part id="intro" title={labels[isGovernment ? 'government' : 'financial'].intro}>
          <OrganisationFacts organisation={organisation} />
          {organisation.isEquity && !mergedInto && (
            <p className="mt-4">
              <CreateProjectButton label={labels.askForEquity} orgNo={id} />
            </p>
          )}
        </Part>
        {!isGovernment && (
          <Part id="record" title={mergedInto ? labels.formerRecord : labels.record}>
            <RecordFigures organisation={organisation} />
          </Part>
        )}
        {record.received > 0 && (
          <Chart
            title={labels.byMonth}
            heading="h2"
            data={months}
            note={`${labels.byMonthNote}${earlier > 0 ? labels.earlier(earlier) : ''}`}
          />
        )}
        {offers && (
          <section aria-labelledby="products" className="pt-2">
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
              <h2 id="products" className="text-title">
                {labels.products}
              </h2>
              {total > products.length && (
                <SiteLink href={`/financial?orgId=${id}`} className="text-note">
                  {labels.allProducts}（{total}）
                </SiteLink>
              )}
            </div>
            {products.length > 0 ? (
              <ProductGrid products={products} />
            ) : (
              <EmptyState
                title={labels.noProductsTitle}
                hint={labels.noProductsHint}
                action={
                  <SiteLink href="/financial" className={buttonStyle('primary')}>
                    {labels.allFinancial}
                  </SiteLink>
                }
              />
            )}
          </section>
        )}
        {organisation.branchCounts.all > 0 && <BranchList {...{ organisation, showsAll }} />}
      </div>
    </>
  )
}

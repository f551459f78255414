import { TabLinks } from '@lqr/ui/tab-links.tsx'
import type { Route } from './+types/financial.page.ts'
import { loadOrganisations } from '../../domains/organisations/load-organisations.ts'
import { OrganisationListing } from '../../domains/organisations/organisation-listing.tsx'
import { ComparisonView } from '../../domains/products/compare/comparison-view.tsx'
import { copy as compareCopy } from '../../domains/products/compare/copy.ts'
import { loadComparison } from '../../domains/products/compare/load-comparison.ts'
import { loadListing } from '../../domains/products/load-listing.ts'
import { ProductListing } from '../../domains/products/product-listing.tsx'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'

const PATH = '/financial'

export const handle: PageHandle = {
  queryKeys: [
    'tab',
    'compare',
    'same',
    'keyword',
    'category',
    'orgCategory',
    'orgType',
    'orgId',
    'guaranteeMode',
    'amount',
    'amountYuan',
    'termMonths',
    'rateMax',
    'zone',
    'areaCode',
    'targetGroup',
    'online',
    'sort',
    'page',
  ],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  const tab = searchParams.get('tab')
  if (tab === 'orgs') return { tab, orgs: await loadOrganisations(api, request, 'financial') } as const
  if (tab === 'government') return { tab, orgs: await loadOrganisations(api, request, 'government') } as const
  if (tab === 'compare') {
    return { tab, ...(await loadComparison(api, searchParams)) } as const
  }
  return { tab: 'products', listing: await loadListing(api, request, params.site ?? '', PATH) } as const
}

export const meta: Route.MetaFunction = (args) => {
  const tab = args.loaderData?.tab
  const keys = ['tab', 'zone', 'category', 'orgCategory', 'page']
  if (tab === 'orgs') return pageMeta(args, { title: copy.orgs, description: copy.orgsDescription, keys })
  if (tab === 'government') {
    return pageMeta(args, { title: copy.government, description: copy.governmentDescription, keys })
  }
  const { title, description } = compareCopy
  if (tab === 'compare') return pageMeta(args, { title, description, keys: ['tab'] })
  return pageMeta(args, { title: copy.products, description: copy.productsDescription, keys })
}

const tabs = [
  { key: 'products', label: copy.products, href: PATH },
  { key: 'orgs', label: copy.orgs, href: `${PATH}?tab=orgs` },
  { key: 'government', label: copy.government, href: `${PATH}?tab=government` },
]

export default function Financial({ loaderData }: Route.ComponentProps) {
  if (loaderData.tab === 'compare')
    return <ComparisonView gone={loaderData.gone} comparison={loaderData.comparison} />
  const { keyword, ...filters } =
    loaderData.tab === 'products' ? loaderData.listing.kept : loaderData.orgs.kept
  const fixed: Record<string, string> = loaderData.tab === 'products' ? {} : { tab: loaderData.tab }
  const kept = { ...fixed, ...filters }
  return (
    <>
      <Banner
        type="FINANCIAL"
        keyword={keyword}
        search={{
          action: PATH,
          placeholder: loaderData.tab === 'government' ? copy.searchBody : copy.searchFor,
          kept,
        }}
      />
      <div className="content pb-8">
        <div className="mb-3">
          <TabLinks Link={SiteLink} label={copy.tabs} tabs={tabs} current={loaderData.tab} />
        </div>
        {loaderData.tab === 'products' ? (
          <ProductListing listing={loaderData.listing} />
        ) : (
          <OrganisationListing listing={loaderData.orgs} path={PATH} fixed={fixed} />
        )}
      </div>
    </>
  )
}

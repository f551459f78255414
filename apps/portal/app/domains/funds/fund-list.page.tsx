import type { Route } from './+types/fund-list.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { FundListView } from './fund-list-view.tsx'
import { FundView } from './fund-view.tsx'
import { loadFund } from './load-fund.ts'
import { loadFunds } from './load-funds.ts'

const FUND = 'fundId'

export const handle: PageHandle = {
  queryKeys: ['fundId', 'keyword', 'kind', 'phase', 'industry', 'stage', 'areaCode', 'amount', 'page'],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  return new URL(request.url).searchParams.has(FUND)
    ? { view: 'fund' as const, loaded: await loadFund(api, requireId(request, FUND)) }
    : { view: 'list' as const, loaded: await loadFunds(api, request, params.site ?? '') }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  if (found.view === 'list') {
    const { title, description } = copy.list
    return pageMeta(args, { title, description, keys: ['kind', 'industry', 'areaCode', 'page'] })
  }
  const { fund, intro } = found.loaded
  return pageMeta(args, {
    title: fund.name,
    description: copy.fund.description(fund.name, fund.kind, fund.industries.join('、')),
    keys: [FUND],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'InvestmentFund',
      name: fund.name,
      description: intro,
      provider: { '@type': 'Organization', name: fund.manager },
      areaServed: fund.area,
    },
  })
}

/** The funds for the site's area, or one of them. */
export default function FundList({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'fund' ? (
    <FundView loaded={loaderData.loaded} />
  ) : (
    <FundListView loaded={loaderData.loaded} />
  )
}

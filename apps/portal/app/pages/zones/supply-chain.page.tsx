import type { Route } from './+types/supply-chain.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { loadZonePage } from './load-zone-page.ts'
import { zoneMeta } from './zone-meta.ts'
import { ZoneView } from './zone-view.tsx'

export const handle: PageHandle = { queryKeys: ['keyword', 'pick', 'sort', 'page'] }

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadZonePage(context.get(apiContext), 'supplyChain', request)

export const meta: Route.MetaFunction = zoneMeta

export default function SupplyChain({ loaderData }: Route.ComponentProps) {
  return <ZoneView page={loaderData} />
}

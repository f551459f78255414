import { ZONES } from '@lqr/contract/reference/zones.ts'
import { redirect } from 'react-router'
import type { Route } from './+types/financial-zone.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { zoneAddress } from '../../shell/zone-address.ts'
import { loadZonePage } from './load-zone-page.ts'
import { zoneMeta } from './zone-meta.ts'
import { ZoneView } from './zone-view.tsx'

export const handle: PageHandle = { queryKeys: ['zone', 'keyword', 'pick', 'sort', 'page'] }

/** What is no zone leads to the map; a zone whose own page holds its offers leads there. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const zone = ZONES.find(({ code }) => code === searchParams.get('zone'))
  const address = zone ? zoneAddress(zone.code) : '/characteristicArea'
  if (!zone || !address.startsWith('/financialZone')) throw redirect(siteAddress(params.site ?? '', address))
  return loadZonePage(context.get(apiContext), zone.code, request)
}

export const meta: Route.MetaFunction = zoneMeta

export default function FinancialZone({ loaderData }: Route.ComponentProps) {
  return <ZoneView page={loaderData} />
}

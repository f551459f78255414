import type { Route } from './+types/agency-details.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadService } from './load-service.ts'
import { ServiceView } from './service-view.tsx'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadService(context.get(apiContext), request, '/agencyDetails')

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  return pageMeta(args, { title: found.line.name, description: found.intro.slice(0, 120), keys: ['id'] })
}

/** One service of an intermediary. */
export default function AgencyDetails({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceView type="AGENCY" list={{ label: copy.agency.title, href: '/agency' }} loaded={loaderData} />
  )
}

import type { Route } from './+types/ent-foster-details.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadService } from './load-service.ts'
import { ServiceView } from './service-view.tsx'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadService(context.get(apiContext), request, '/entFosterDetails')

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  return pageMeta(args, { title: found.line.name, description: found.intro.slice(0, 120), keys: ['id'] })
}

/** One service that cultivates enterprises. */
export default function EntFosterDetails({ loaderData }: Route.ComponentProps) {
  return (
    <ServiceView
      type="ENTFOSTER"
      list={{ label: copy.foster.title, href: '/entFoster' }}
      loaded={loaderData}
    />
  )
}

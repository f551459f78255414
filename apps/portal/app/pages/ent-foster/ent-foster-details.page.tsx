import type { Route } from './+types/ent-foster-details.page.ts'
import { ANSWER_KEYS } from '../../domains/policies/smart/read-answers.ts'
import { loadService } from '../../domains/services/load-service.ts'
import { ServiceView } from '../../domains/services/service-view.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadRung, toRungOf } from './load-rung.ts'
import { RungView } from './rung-view.tsx'

export const handle: PageHandle = { queryKeys: ['id', 'itemId', 'rung', 'purpose', ...ANSWER_KEYS] }

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams } = new URL(request.url)
  if (searchParams.has('itemId')) return toRungOf(api, request, params.site ?? '')
  return searchParams.has('rung')
    ? { view: 'rung' as const, loaded: await loadRung(api, request) }
    : { view: 'service' as const, loaded: await loadService(api, request, '/entFosterDetails') }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const said =
    found.view === 'rung'
      ? { title: found.loaded.title, description: copy.detail.description(found.loaded.name) }
      : { title: found.loaded.line.name, description: found.loaded.intro.slice(0, 120) }
  return pageMeta(args, { ...said, keys: ['id', 'rung', 'purpose'] })
}

/** One rung of the ladder of titles, or one service that cultivates enterprises. */
export default function EntFosterDetails({ loaderData }: Route.ComponentProps) {
  if (loaderData.view === 'rung') return <RungView rung={loaderData.loaded} />
  const list = { label: copy.title, href: '/entFoster' }
  return <ServiceView type="ENTFOSTER" list={list} loaded={loaderData.loaded} />
}

import type { Route } from './+types/garden-area.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadPark } from './load-park.ts'
import { loadParks } from './load-parks.ts'
import { ParkListView } from './park-list-view.tsx'
import { ParkView } from './park-view.tsx'
import { structuredPark } from './structured-park.ts'

const PARK = 'parkId'

export const handle: PageHandle = {
  queryKeys: ['parkId', 'keyword', 'level', 'industry', 'scale', 'areaCode', 'page'],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  return new URL(request.url).searchParams.has(PARK)
    ? { view: 'park' as const, loaded: await loadPark(api, request, requireId(request, PARK)) }
    : { view: 'list' as const, loaded: await loadParks(api, request, params.site ?? '') }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  if (found.view === 'list') {
    const { title, description } = copy.list
    return pageMeta(args, { title, description, keys: ['level', 'industry', 'areaCode', 'page'] })
  }
  const { park } = found.loaded
  return pageMeta(args, {
    title: park.name,
    description: copy.park.description(park.name, park.area, park.level, park.industries.join('、')),
    keys: [PARK],
    structuredData: structuredPark(found.loaded),
  })
}

/** The parks of the site, or one of them. */
export default function GardenArea({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'park' ? (
    <ParkView loaded={loaderData.loaded} />
  ) : (
    <ParkListView loaded={loaderData.loaded} />
  )
}

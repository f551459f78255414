import type { Route } from './+types/roster-publicity.page.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadRoster } from './load-roster.ts'
import { loadRosters } from './load-rosters.ts'
import { RosterListView } from './roster-list-view.tsx'
import { RosterView } from './roster-view.tsx'

const ROSTER = 'rosterId'

export const handle: PageHandle = {
  queryKeys: ['rosterId', 'keyword', 'kind', 'year', 'areaCode', 'current', 'page'],
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  return new URL(request.url).searchParams.has(ROSTER)
    ? { view: 'roster' as const, loaded: await loadRoster(api, request, requireId(request, ROSTER)) }
    : { view: 'list' as const, loaded: await loadRosters(api, request, params.site ?? '') }
}

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  if (found.view === 'list') {
    const { title, description } = copy.list
    const name = found.loaded.enterprise ? copy.hits.title(found.loaded.enterprise) : title
    return pageMeta(args, { title: name, description, keys: ['kind', 'year', 'areaCode', 'page'] })
  }
  const { roster } = found.loaded
  return pageMeta(args, {
    title: roster.title,
    description: copy.roster.description(roster.title, roster.issuer, roster.entries),
    keys: [ROSTER, 'page'],
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: roster.title,
      numberOfItems: roster.entries,
    },
  })
}

/** The rosters of the site with the search by enterprise, or one of them. */
export default function RosterPublicity({ loaderData }: Route.ComponentProps) {
  return loaderData.view === 'roster' ? (
    <RosterView loaded={loaderData.loaded} />
  ) : (
    <RosterListView loaded={loaderData.loaded} />
  )
}

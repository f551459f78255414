import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import type { Route } from './+types/activity-info.page.ts'
import { ActivityCards } from './activity-cards.tsx'
import { copy } from './copy.ts'
import { loadActivities } from './load-activities.ts'

export const handle: PageHandle = { queryKeys: ['keyword', 'kind', 'areaCode', 'when', 'page'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadActivities(context.get(apiContext), request, params.site ?? '')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description, keys: ['kind', 'areaCode', 'page'] })

/** What takes place: the nearest first, then what was. */
export default function ActivityInfo({ loaderData }: Route.ComponentProps) {
  const { listing, facets, activities } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="POLICY"
        title={copy.title}
        lead={copy.lead}
        crumbs={[sectionCrumbs.policies, { label: copy.title }]}
        search={{ action: listing.path, placeholder: copy.search, kept }}
        keyword={keyword}
      />
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          {facets.map(({ key, label, facets: choices }) => (
            <FacetRow key={key} label={label} facets={choices} current={kept[key] ?? ''} />
          ))}
        </div>
        <Listing listing={listing} found={copy.found} empty={copy.empty} shown={activities.length}>
          <ActivityCards activities={activities} />
        </Listing>
      </div>
    </>
  )
}

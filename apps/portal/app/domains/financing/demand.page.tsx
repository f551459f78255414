import type { Route } from './+types/demand.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadNeeds } from './load-needs.ts'
import { NeedGrid } from './need-card.tsx'
import { PublishButton } from './publish-button.tsx'

const labels = copy.list

export const handle: PageHandle = {
  queryKeys: [
    'keyword',
    'demandType',
    'amount',
    'term',
    'guaranteeMode',
    'industryCode',
    'areaCode',
    'sort',
    'page',
  ],
}

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadNeeds(context.get(apiContext), request, params.site ?? '')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: labels.title,
    description: labels.description,
    keys: ['demandType', 'areaCode', 'page'],
  })

/** The needs that everybody sees, and the way to publish one. */
export default function Demand({ loaderData }: Route.ComponentProps) {
  const { listing, facets, sorts, sort, needs } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="PROJECTINFO"
        title={labels.title}
        lead={labels.lead}
        crumbs={[{ label: labels.title }]}
        search={{ action: listing.path, placeholder: labels.placeholder, kept }}
        keyword={keyword}
      >
        <p className="mt-4">
          <PublishButton label={labels.publish} />
        </p>
      </Banner>
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          {facets.map(({ key, label, facets: choices }) => (
            <FacetRow key={key} label={label} facets={choices} current={kept[key] ?? ''} />
          ))}
          <FacetRow label={labels.sort} facets={sorts} current={sort} />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={needs.length}>
          <NeedGrid needs={needs} />
        </Listing>
      </div>
    </>
  )
}

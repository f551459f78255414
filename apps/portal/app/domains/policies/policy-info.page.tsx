import { sectionCrumbs } from '../../shell/banner/section-crumbs.ts'
import type { Route } from './+types/policy-info.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadPolicies } from './load-policies.ts'
import { PolicyCards } from './policy-card.tsx'

const labels = copy.list

export const handle: PageHandle = { queryKeys: ['keyword', 'level', 'type', 'current', 'page'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadPolicies(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: labels.title,
    description: labels.description,
    keys: ['level', 'type', 'current', 'page'],
  })

export default function PolicyInfo({ loaderData }: Route.ComponentProps) {
  const { listing, levels, types, validities, policies } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="POLICY"
        title={labels.title}
        crumbs={[sectionCrumbs.policies, { label: labels.title }]}
        search={{ action: listing.path, placeholder: labels.placeholder, kept }}
        keyword={keyword}
      />
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          <FacetRow label={labels.level} facets={levels} current={kept.level ?? ''} />
          <FacetRow label={labels.type} facets={types} current={kept.type ?? ''} />
          <FacetRow label={labels.validity} facets={validities} current={kept.current ?? ''} />
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={policies.length}>
          <PolicyCards policies={policies} />
        </Listing>
      </div>
    </>
  )
}

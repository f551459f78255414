import type { Route } from './+types/equity-projects.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { loadProjects } from './load-projects.ts'
import { CreateProjectButton, ProjectGrid } from './project-card.tsx'
import { copy } from './project-copy.ts'
import { RoadshowDays } from './roadshow-days.tsx'

const labels = copy.list

export const handle: PageHandle = {
  queryKeys: ['keyword', 'stage', 'amountBand', 'industryCode', 'areaCode', 'page'],
}

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadProjects(context.get(apiContext), request, params.site ?? '')

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: labels.title,
    description: labels.description,
    keys: ['stage', 'areaCode', 'page'],
  })

/** The published projects with what may be told of them, and the way to create one. */
export default function EquityProjects({ loaderData }: Route.ComponentProps) {
  const { listing, facets, projects, days } = loaderData
  const { keyword, ...kept } = listing.kept
  const search = { action: listing.path, placeholder: labels.placeholder, kept }
  return (
    <>
      <Banner
        type="PROJECTINFO"
        title={labels.title}
        lead={labels.lead}
        crumbs={[{ label: labels.title }]}
        search={search}
        keyword={keyword}
      >
        <p className="mt-4">
          <CreateProjectButton label={labels.create} />
        </p>
      </Banner>
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          {facets.map(({ key, label, facets: choices }) => (
            <FacetRow key={key} label={label} facets={choices} current={kept[key] ?? ''} />
          ))}
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={projects.length}>
          <ProjectGrid projects={projects} />
        </Listing>
        <RoadshowDays days={days} />
        <p className="mt-6 text-note text-muted">{copy.note}</p>
      </div>
    </>
  )
}

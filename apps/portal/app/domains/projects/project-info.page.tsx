import type { Route } from './+types/project-info.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { copy } from './copy.ts'
import { loadProjects } from './load-projects.ts'
import { ProjectGrid } from './project-card.tsx'

const labels = copy.list

export const handle: PageHandle = { queryKeys: ['keyword', 'type', 'areaCode', 'page'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadProjects(context.get(apiContext), request, { sitePath: params.site ?? '', path: '/projectInfo' })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: labels.title, description: labels.description, keys: ['type', 'areaCode', 'page'] })

export default function ProjectInfo({ loaderData }: Route.ComponentProps) {
  const { listing, figures, types, areas, projects } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="PROJECTINFO"
        search={{ action: listing.path, placeholder: labels.placeholder, kept }}
        keyword={keyword}
        figures={figures}
      />
      <div className="content py-6">
        <div className="mb-5 grid gap-3">
          <FacetRow label={labels.type} facets={types} current={kept.type ?? ''} />
          {areas.length > 0 && <FacetRow label={labels.area} facets={areas} current={kept.areaCode ?? ''} />}
        </div>
        <Listing listing={listing} found={labels.found} empty={labels.empty} shown={projects.length}>
          <ProjectGrid projects={projects} />
        </Listing>
      </div>
    </>
  )
}

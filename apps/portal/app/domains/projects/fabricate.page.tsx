import { buttonStyle } from '@lqr/ui/button.tsx'
import type { Route } from './+types/fabricate.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import { FacetRow } from '../../shell/listing/facet-row.tsx'
import { Listing } from '../../shell/listing/listing.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import { loadProjects } from './load-projects.ts'
import { ProjectGrid } from './project-card.tsx'

const labels = copy.fabricate

export const handle: PageHandle = { queryKeys: ['keyword', 'type', 'areaCode', 'page'] }

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  loadProjects(context.get(apiContext), request, {
    sitePath: params.site ?? '',
    path: '/fabricate',
    only: '7',
  })

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: labels.title, description: labels.description, keys: ['areaCode', 'page'] })

function Steps() {
  return (
    <section aria-labelledby="steps" className="mb-6 rounded-card border border-line bg-surface p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="steps" className="text-title">
          {labels.stepsTitle}
        </h2>
        <SiteLink href="/financial?zone=manufacturing" className={buttonStyle('primary')}>
          {labels.products}
        </SiteLink>
      </div>
      <ol className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4 elder:grid-cols-1">
        {labels.steps.map(({ title, text }, index) => (
          <li key={title} className="border-l-2 border-primary-line pl-3">
            <h3 className="text-body">
              <span className="mr-2 text-primary tabular-nums">{index + 1}</span>
              {title}
            </h3>
            <p className="text-note text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The projects of type 7. */
export default function Fabricate({ loaderData }: Route.ComponentProps) {
  const { listing, figures, areas, projects } = loaderData
  const { keyword, ...kept } = listing.kept
  return (
    <>
      <Banner
        type="PROJECTINFO"
        title={labels.title}
        lead={labels.lead}
        crumbs={[{ label: copy.list.title, href: '/projectInfo' }, { label: labels.title }]}
        search={{ action: listing.path, placeholder: labels.search, kept }}
        keyword={keyword}
        figures={figures}
      />
      <div className="content py-6">
        <Steps />
        {areas.length > 0 && (
          <div className="mb-5">
            <FacetRow label={copy.list.area} facets={areas} current={kept.areaCode ?? ''} />
          </div>
        )}
        <Listing listing={listing} found={copy.list.found} empty={copy.list.empty} shown={projects.length}>
          <ProjectGrid projects={projects} />
        </Listing>
      </div>
    </>
  )
}

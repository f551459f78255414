import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/equity-project-details.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { ExampleNote, FactsPart } from '../../shell/publishing/record-parts.tsx'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { loadProject } from './load-project.ts'
import { CreateProjectButton, ProjectGrid } from './project-card.tsx'
import { copy } from './project-copy.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const LIST = '/equityProjects'

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProject(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const description = copy.description(found.name, found.area)
  return pageMeta(args, { title: found.name, description, keys: ['id'] })
}

function Aside({ amount }: { amount: string }) {
  return (
    <section aria-labelledby="project-amount" className="rounded-card border border-line bg-surface p-5">
      <h2 id="project-amount" className="mb-2 text-body">
        {copy.list.amount}
      </h2>
      <p className="mb-3 text-title font-semibold text-gold-ink">{amount}</p>
      <p className="mb-3 text-note text-ink">{copy.gated}</p>
      <CreateProjectButton label={copy.toCreate} />
      <p className="mt-3 text-note text-muted">{copy.note}</p>
    </section>
  )
}

/** What everybody may read of one project, and others of its round. */
export default function EquityProjectDetails({ loaderData: project }: Route.ComponentProps) {
  const { name, related, company, stage, isExample } = project
  return (
    <>
      <Banner
        type="PROJECTINFO"
        withSearch={false}
        title={name}
        crumbs={[{ label: copy.list.title, href: LIST }, { label: name }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {company}
            <Tag tone="primary">{stage}</Tag>
            <ExampleMark of={isExample} />
          </span>
        }
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ExampleNote isExample={isExample} text={copy.exampleNote} />
          <FactsPart title={copy.facts} facts={project.facts} />
          {project.isMasked && <p className="text-note text-muted">{copy.masked}</p>}
        </article>
        <aside aria-label={copy.list.amount}>
          <Aside amount={project.amount} />
        </aside>
      </div>
      <section aria-labelledby="related" className="content pb-10">
        <h2 id="related" className="mb-3 text-title">
          {copy.related}
        </h2>
        {related.length === 0 && <p className="text-note text-muted">{copy.noRelated}</p>}
        {related.length > 0 && <ProjectGrid projects={related} />}
        <SiteLink href={LIST} className="mt-3 inline-flex min-h-8 items-center text-note max-sm:min-h-11">
          {copy.all}
        </SiteLink>
      </section>
    </>
  )
}

import { Amount } from '@lqr/ui/amount.tsx'
import { buttonStyle } from '@lqr/ui/button.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import type { Route } from './+types/project-details.page.ts'
import { Banner } from '../../shell/banner/banner.tsx'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { ExampleNote, FactsPart, TextPart } from '../../shell/publishing/record-parts.tsx'
import { copy } from './copy.ts'
import { loadProject } from './load-project.ts'
import { ProjectGrid } from './project-card.tsx'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.detail

export const handle: PageHandle = { queryKeys: ['id'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadProject(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) => {
  const found = args.loaderData as Route.ComponentProps['loaderData'] | undefined
  if (!found) return []
  const { name, area, type } = found.line
  return pageMeta(args, { title: name, description: labels.description(name, area, type), keys: ['id'] })
}

function Finance({ project }: { project: Route.ComponentProps['loaderData'] }) {
  const { line, share, products } = project
  return (
    <section aria-labelledby="finance" className="rounded-card border border-line bg-surface p-5">
      <h2 id="finance" className="mb-2 text-body">
        {labels.finance}
      </h2>
      <p className="text-note text-muted">{copy.card.financing}</p>
      <p className="text-head font-semibold text-gold-ink">
        <Amount amountYuan={line.financingYuan} />
      </p>
      {share && <p className="text-note text-muted">{share}</p>}
      <SiteLink href={products.href} className={buttonStyle('primary', 'medium', 'mt-4 w-full')}>
        {products.label}
      </SiteLink>
      <p className="mt-2 text-note text-muted">{labels.note}</p>
    </section>
  )
}

export default function ProjectDetails({ loaderData: project }: Route.ComponentProps) {
  const { line, facts, summary, list, related } = project
  return (
    <>
      <Banner
        type="PROJECTINFO"
        withSearch={false}
        title={line.name}
        crumbs={[{ label: copy.list.title, href: '/projectInfo' }, list, { label: line.name }]}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {line.owner}
            <Tag tone="primary">{line.stage}</Tag>
            <ExampleMark of={line.isExample} />
          </span>
        }
      />
      <div className="content grid items-start gap-6 py-6 md:grid-cols-[minmax(0,1fr)_20rem] elder:grid-cols-1">
        <article className="grid min-w-0 gap-8 rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <ExampleNote isExample={line.isExample} text={labels.exampleNote} />
          <TextPart id="summary" title={labels.summary} text={summary} />
          <FactsPart title={labels.facts} facts={facts} />
        </article>
        <aside aria-label={labels.finance}>
          <Finance project={project} />
        </aside>
      </div>
      <section aria-labelledby="related" className="content pb-10">
        <h2 id="related" className="mb-3 text-title">
          {labels.related}
        </h2>
        {related.length > 0 ? (
          <ProjectGrid projects={related} />
        ) : (
          <p className="text-note text-muted">{labels.noRelated}</p>
        )}
        <SiteLink
          href="/projectInfo"
          className="mt-3 inline-flex min-h-8 items-center text-note max-sm:min-h-11"
        >
          {labels.more}
        </SiteLink>
      </section>
    </>
  )
}

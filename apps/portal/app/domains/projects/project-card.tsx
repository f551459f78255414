import { Amount } from '@lqr/ui/amount.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './copy.ts'
import type { ProjectLine } from './project-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

const labels = copy.card

function Figure({ label, amountYuan, strong }: { label: string; amountYuan: number; strong?: boolean }) {
  return (
    <div>
      <dt className="text-note text-muted">{label}</dt>
      <dd className={`m-0 text-body font-semibold ${strong ? 'text-gold-ink' : 'text-ink'}`}>
        <Amount amountYuan={amountYuan} />
      </dd>
    </div>
  )
}

/** A project in a list: name, type, place, money, stage. The whole card leads to its page. */
export function ProjectCard({ project }: { project: ProjectLine }) {
  const { id, name, type, owner, area, investmentYuan, financingYuan, years, stage, isExample } = project
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/projectDetails?id=${id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {name}
        </SiteLink>
        <ExampleMark of={isExample} />
      </h3>
      <p className="text-note text-muted">
        {area} · {owner}
      </p>
      <dl className="my-2 grid grid-cols-2 gap-3">
        <Figure label={labels.investment} amountYuan={investmentYuan} />
        <Figure label={labels.financing} amountYuan={financingYuan} strong />
      </dl>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
        <Tag tone="primary">{type}</Tag>
        <span>{stage}</span>
        <span>
          {labels.period} {years}
        </span>
      </p>
    </article>
  )
}

export function ProjectGrid({ projects }: { projects: readonly ProjectLine[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 sm:grid-cols-2 xl:grid-cols-3 elder:grid-cols-1">
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  )
}

import { Button } from '@lqr/ui/button.tsx'
import { Tag } from '@lqr/ui/tag.tsx'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { SiteLink } from '../../shell/site-link.tsx'
import { copy } from './project-copy.ts'
import type { ProjectLine } from './project-line.ts'
import { ExampleMark } from '../../shell/publishing/example-mark.tsx'

/** A project in a list; the whole card leads to its page. */
function ProjectCard({ project }: { project: ProjectLine }) {
  return (
    <article className="relative flex h-full flex-col rounded-card border border-line bg-surface px-5 py-4 transition-colors hover:border-primary max-sm:px-4">
      <h3 className="text-body">
        <SiteLink
          href={`/equityProjectDetails?id=${project.id}`}
          className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
        >
          {project.name}
        </SiteLink>
        <ExampleMark of={project.isExample} />
      </h3>
      <p className="text-note text-muted">
        {project.company} · {project.area}
      </p>
      <p className="my-2 text-title font-semibold text-gold-ink">{project.amount}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-muted">
        <Tag tone="primary">{project.stage}</Tag>
        <span>{project.industry}</span>
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

interface CreateProjectProps {
  label: string
  /** The institution whose page it stands on: the form begins with it. */
  orgNo?: string
}

/** Leads to the form: through login and certification, with a warning for whoever is no enterprise. */
export function CreateProjectButton({ label, orgNo }: CreateProjectProps) {
  const { run } = useProtectedAction()
  return (
    <>
      <Button kind="primary" onClick={() => run('createEquity', { orgNo })}>
        {label}
      </Button>{' '}
      <LiteWay
        href={orgNo === undefined ? '/lite/projectForm' : `/lite/projectForm?orgNo=${orgNo}`}
        label={copy.list.lite}
      />
    </>
  )
}

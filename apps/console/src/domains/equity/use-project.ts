import { getProject, listAreaProjects, listOwnProjects } from '@lqr/contract/equity/project-calls.ts'
import { projectCase } from '@lqr/contract/equity/project-case.ts'
import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import { projectForm } from '@lqr/contract/equity/project-form.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { CaseMoveProps } from '../../shell/cases/case-move-dialog.tsx'
import type { CurrentStep } from '../../shell/cases/case-timeline.tsx'
import { useCase } from '../../shell/cases/use-case.ts'
import type { Fact } from '../../shell/records/facts.tsx'
import { copy } from './project-copy.ts'

/** A project on the screen of its enterprise, or of an authority. */
export function useProject(id: string, side: 'enterprise' | 'authority') {
  const list = side === 'enterprise' ? listOwnProjects : listAreaProjects
  return useCase<ProjectDetail>(projectCase, { get: getProject, list }, id)
}

/** What every dialog of a move is given. */
export type ProjectActionProps = CaseMoveProps<ProjectDetail>

const labels = labelsOf(projectForm)

/** Which project it is, repeated before every move. */
export function projectCaseFacts({ projectNo, name, amountYuan }: ProjectDetail): Fact[] {
  return [
    { label: copy.projectNo, value: projectNo },
    { label: labels.name, value: name },
    { label: labels.amountYuan, value: formatAmount(amountYuan) },
  ]
}

/** What is awaited of a project, and until when; undefined once nothing is. */
export function projectStep({ status, dueAt }: ProjectDetail): CurrentStep | undefined {
  if (!(status in copy.current)) return undefined
  const title = copy.current[status as keyof typeof copy.current]
  return dueAt === null ? { title } : { title, until: copy.until(formatDateTime(dueAt)) }
}

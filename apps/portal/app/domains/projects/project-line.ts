import type { Project } from '@lqr/contract/projects/calls.ts'
import { PROJECT_TYPES } from '@lqr/contract/reference/project-types.ts'
import { namesOf } from '../../shell/code-names.ts'
import { copy } from './copy.ts'

/** A project as lists show it, codes already in words. Made in loaders. */
export interface ProjectLine {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly owner: string
  readonly area: string
  readonly investmentYuan: number
  readonly financingYuan: number
  readonly years: string
  readonly stage: string
  readonly isExample: boolean
}

export function toProjectLine(project: Project): ProjectLine {
  const { id, name, owner, areaName, investmentYuan, financingYuan, stage, isExample } = project
  return {
    id,
    name,
    type: namesOf([project.projectType], PROJECT_TYPES)[0] ?? '',
    owner,
    area: areaName,
    investmentYuan,
    financingYuan,
    years: copy.card.years(project.startYear, project.endYear),
    stage,
    isExample,
  }
}

import type { ProjectTeaser } from '@lqr/contract/equity/project-entities.ts'
import { AMOUNT_BANDS, PROJECT_STAGES } from '@lqr/contract/equity/project-kinds.ts'
import type { CodeItem } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../shell/code-names.ts'

const named = (code: string, items: readonly CodeItem[]) => namesOf([code], items)[0] ?? ''

/** A project as lists show it, codes already in words. Made in loaders. */
export function toProjectLine(project: ProjectTeaser) {
  const { id, name, isExample } = project
  return {
    id,
    name,
    isExample,
    company: project.companyName,
    area: project.areaName,
    industry: named(project.industryCode, INDUSTRIES),
    stage: named(project.stage, PROJECT_STAGES),
    amount: named(project.amountBand, AMOUNT_BANDS),
    publishedAt: formatDate(project.publishedAt),
  }
}

export type ProjectLine = ReturnType<typeof toProjectLine>

import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import { isArchived } from '@lqr/contract/kernel/cases/read-case.ts'
import { projectForm, PROJECT_DOCUMENTS } from '@lqr/contract/equity/project-form.ts'
import {
  PROJECT_FAIL_CODES,
  PROJECT_REJECT_CODES,
  PROJECT_STAGES,
} from '@lqr/contract/equity/project-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate, formatDateTime } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { PlacedDocuments } from '../../shell/files/placed-documents.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { copy } from './project-copy.ts'

const labels = labelsOf(projectForm)
const inWords = (value: boolean | null) => value !== null && (value ? copy.yes : copy.no)

/** What the enterprise says of its project, with its documents. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const items = [
    { label: copy.projectNo, value: project.projectNo },
    { label: copy.company, value: project.companyName },
    { label: labels.amountYuan, value: formatAmount(project.amountYuan) },
    { label: labels.sharePercent, value: formatPercent(project.sharePercent) },
    { label: labels.stage, value: nameOf(PROJECT_STAGES, project.stage) },
    { label: labels.industryCode, value: nameOf(INDUSTRIES, project.industryCode) },
    { label: copy.area, value: project.areaName },
    { label: labels.foundDate, value: formatDate(project.foundDate) },
    { label: labels.hasIncome, value: inWords(project.hasIncome) },
    { label: labels.isProfitable, value: inWords(project.isProfitable) },
    { label: copy.contact, value: [project.contactName, project.contactPhone].filter(Boolean).join(' ') },
    { label: copy.wanted, value: project.orgName },
    { label: labels.showsCompany, value: project.showsCompany ? copy.shown : copy.masked },
    { label: copy.published, value: formatDateTime(project.publishedAt) },
    { label: labels.intro, value: <span className="prewrap">{project.intro}</span>, isWide: true },
  ]
  return (
    <>
      <section className="panel">
        <h2>{copy.facts}</h2>
        <Facts items={items} />
        <p className="muted">{copy.publicNote}</p>
      </section>
      <section className="panel">
        <h2>{copy.files}</h2>
        <PlacedDocuments
          names={PROJECT_DOCUMENTS}
          files={project.files}
          others={copy.others}
          isArchived={isArchived(project)}
        />
      </section>
    </>
  )
}

/** Why the enterprise ended its search. */
export function ProjectFailure({ project }: { project: ProjectDetail }) {
  const { failCode, failReason, nextSteps } = project
  if (failCode === null) return null
  const texts = copy.refusal
  const items = [
    { label: texts.reason, value: nameOf(PROJECT_FAIL_CODES, failCode) },
    { label: texts.found, value: failReason, isWide: true },
    { label: texts.change, value: nextSteps, isWide: true },
  ]
  return (
    <section className="panel panel-refusal">
      <h2>{copy.failed}</h2>
      <Facts items={items} />
    </section>
  )
}

/** Why a project was refused, and what would change it. */
export function ProjectRefusal({ project }: { project: ProjectDetail }) {
  const { rejectCode, rejectReason, nextSteps } = project
  if (rejectCode === null) return null
  const texts = copy.refusal
  const items = [
    { label: texts.reason, value: nameOf(PROJECT_REJECT_CODES, rejectCode) },
    { label: texts.found, value: rejectReason, isWide: true },
    { label: texts.change, value: nextSteps, isWide: true },
  ]
  return (
    <section className="panel panel-refusal">
      <h2>{texts.title}</h2>
      <Facts items={items} />
    </section>
  )
}

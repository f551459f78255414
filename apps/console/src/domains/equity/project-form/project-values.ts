import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import {
  PROJECT_DOCUMENTS,
  type ProjectDraft,
  projectDraft,
  projectForm,
} from '@lqr/contract/equity/project-form.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import {
  checkFilledTenThousands,
  tenThousandsToYuan,
  yuanToTenThousands,
} from '@lqr/contract/rules/money-units.ts'
import type { PlacedFiles } from '../../../shell/files/kept-places.ts'
import { toPlaced, toPlaces } from '@lqr/web-client/files/placed-files.ts'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { numberOf } from '../../../shell/forms/number-of.ts'

/** The form as typed: the amount is text in 万元, converted once. */
export interface ProjectValues {
  name?: string
  intro?: string
  industryCode?: string
  stage?: string
  areaCode?: string
  amount?: string
  share?: string
  foundDate?: string
  hasIncome?: boolean
  isProfitable?: boolean
  showsCompany?: boolean
  contactName?: string
  contactPhone?: string
  orgNo?: string
  documents?: PlacedFiles
  files?: readonly KeptFile[]
}

/** Contract field → form field where they differ. */
export const FORM_NAMES = { amountYuan: 'amount', sharePercent: 'share', fileIds: 'files' } as const

/** What was typed under the names of the contract; what is empty is left out. */
function underContractNames({
  amount,
  share,
  documents,
  files,
  ...same
}: ProjectValues): [string, unknown][] {
  return Object.entries({
    ...same,
    amountYuan: tenThousandsToYuan(amount),
    sharePercent: share?.trim() ? (numberOf(share) ?? Number.NaN) : undefined,
    documents: documents && toPlaced(documents, PROJECT_DOCUMENTS),
    fileIds: files?.map(({ fileId }) => fileId),
  }).filter(([, value]) => value !== undefined && value !== null && value !== '')
}

/** What the draft on the server takes: the fields that are right as they stand. */
export function toDraft(values: ProjectValues): ProjectDraft {
  const isRight = ([name, value]: [string, unknown]) => {
    const field = projectDraft.shape[name as keyof typeof projectDraft.shape]
    return field?.safeParse(value).success
  }
  return projectDraft.parse(Object.fromEntries(underContractNames(values).filter(isRight)))
}

/** What stands between the form and its submission, by contract field; the server decides again. */
export function problemsOf(values: ProjectValues): Record<string, string> {
  const typed = { showsCompany: false, ...Object.fromEntries(underContractNames(values)) }
  const { error } = projectForm.safeParse(typed)
  const amount = checkFilledTenThousands(values.amount, labelOf(projectForm.shape.amountYuan))
  return { ...(error && explainIssues(error)), ...(amount && { amountYuan: amount }) }
}

/** A project as the form shows it. */
export function valuesOf(project: ProjectDetail): ProjectValues {
  const { amountYuan, sharePercent, files, showsCompany } = project
  const filled = Object.entries({
    name: project.name,
    intro: project.intro,
    industryCode: project.industryCode,
    stage: project.stage,
    areaCode: project.areaCode,
    amount: amountYuan === null ? null : yuanToTenThousands(amountYuan),
    share: sharePercent === null ? null : String(sharePercent),
    foundDate: project.foundDate,
    hasIncome: project.hasIncome,
    isProfitable: project.isProfitable,
    contactName: project.contactName,
    contactPhone: project.contactPhone,
    orgNo: project.orgNo,
  }).filter(([, value]) => value !== null)
  return { ...toPlaces(files, PROJECT_DOCUMENTS), showsCompany, ...Object.fromEntries(filled) }
}

import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { type ProjectDraft, type ProjectForm, projectForm } from '@lqr/contract/equity/project-form.ts'
import { explainIssues } from '@lqr/contract/kernel/explain-issues.ts'
import type { Db } from '../../data/database.ts'
import type { Actor } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import type { FieldCipher } from '../../security/field-cipher.ts'
import { holdPlaced, relinkPlaced, type SentFiles } from '../files/index.ts'
import { isEquityInstitution } from './project-names.store.ts'
import type { ProjectRecord, ProjectValues } from './project.store.ts'

/** The entity name under which the documents of a project are linked. */
export const PROJECT_FILES = 'equity_project'

/** What was typed as columns; what is missing is taken out. 422 where the institution is none that deals in equity. */
export async function projectValues(db: Db, typed: ProjectDraft, cipher: FieldCipher) {
  const { contactPhone, orgNo } = typed
  if (orgNo !== undefined && !(await isEquityInstitution(db, orgNo)))
    throw new CallError(errors.orgNotEquity, { fields: { orgNo: errors.orgNotEquity.msg } })
  return {
    wanted_org_id: orgNo ?? null,
    name: typed.name ?? null,
    intro: typed.intro ?? null,
    industry_code: typed.industryCode ?? null,
    stage: typed.stage ?? null,
    area_code: typed.areaCode ?? null,
    amount_yuan: typed.amountYuan ?? null,
    share_percent: typed.sharePercent ?? null,
    found_date: typed.foundDate ?? null,
    has_income: typed.hasIncome ?? null,
    is_profitable: typed.isProfitable ?? null,
    shows_company: typed.showsCompany ?? false,
    contact_name: typed.contactName ?? null,
    contact_phone_cipher: contactPhone === undefined ? null : cipher.encrypt(contactPhone),
  } satisfies ProjectValues
}

const PURPOSE = 'project'

/** Makes these the documents of the project, and nothing when none are named; 422 when one is not the enterprise's own. */
export async function keepProjectFiles(
  db: Db,
  actor: Actor,
  entityId: string,
  sent: SentFiles,
): Promise<void> {
  if (!sent.fileIds && !sent.documents) return
  const { files, foreign } = await holdPlaced(db, actor, sent, PURPOSE)
  if (foreign) throw new CallError(errors.fileNotYours, { fields: { [foreign]: errors.fileNotYours.msg } })
  await relinkPlaced(db, { entity: PROJECT_FILES, entityId }, sent, { files, purpose: PURPOSE })
}

/** The whole form of a draft; 422 at the fields while something is missing. */
export function wholeProject(row: ProjectRecord, cipher: FieldCipher): ProjectForm {
  const { contact_phone_cipher: sealed } = row
  const parsed = projectForm.safeParse({
    name: row.name ?? undefined,
    intro: row.intro ?? undefined,
    industryCode: row.industry_code ?? undefined,
    stage: row.stage ?? undefined,
    areaCode: row.area_code ?? undefined,
    amountYuan: row.amount_yuan ?? undefined,
    sharePercent: row.share_percent ?? undefined,
    foundDate: row.found_date ?? undefined,
    hasIncome: row.has_income ?? undefined,
    isProfitable: row.is_profitable ?? undefined,
    showsCompany: row.shows_company,
    contactName: row.contact_name ?? undefined,
    contactPhone: sealed === null ? undefined : cipher.decrypt(sealed),
  })
  if (!parsed.success) throw new CallError(errors.incomplete, { fields: explainIssues(parsed.error) })
  return parsed.data
}

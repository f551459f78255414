import type { ProjectDetail } from '@lqr/contract/equity/project-entities.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan, caseScope } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { isSealedFor, sealedTimeline } from '../../cases/case-seal.ts'
import { isOfKind } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { findApplicant } from '../certification/index.ts'
import { listLinkedFiles } from '../files/index.ts'
import { projectKind } from './project-kind.ts'
import { namesOfProject } from './project-names.store.ts'
import { PROJECT_FILES } from './project-values.ts'
import { findProjectFor } from './project.access.ts'
import type { ProjectRecord } from './project.store.ts'

/** A project as its enterprise or the authority of its area reads it; 404 when the viewer is neither. */
export async function showProject(viewing: Viewing, id: string): Promise<ProjectDetail> {
  const own = await findProjectFor(viewing, id, 'enterprise')
  const row = own ?? (await findProjectFor(viewing, id, 'authority'))
  if (!row) throw new CallError(errors.projectNotFound)
  const { db, actor, now } = viewing
  const scope = await caseScope(db, actor, projectKind)
  const isSealed = isSealedFor(row, scope)
  const events = await timelineOf(db, projectKind, row, scope)
  const isOwnDraft = own !== undefined && row.status === 'DRAFT'
  return {
    id: row.id,
    projectNo: row.project_no,
    view: own ? 'own' : 'authority',
    ...(isSealed ? SEALED : await contentOf(viewing, row, own !== undefined)),
    publishedAt: row.published_at,
    rejectCode: row.reject_code,
    rejectReason: row.reject_reason,
    failCode: row.fail_code,
    failReason: row.fail_reason,
    nextSteps: row.next_steps,
    isExample: row.is_example,
    ...progressOf(projectKind, row, now),
    isSealed,
    timeline: isSealed ? sealedTimeline(events) : events,
    can: {
      ...caseCan(projectKind, { actor, scope, now }, row, 'enterprise', 'authority'),
      edit: isOwnDraft && isOfKind(actor, 'enterprise'),
      remove: isOwnDraft,
    },
    version: row.version,
  }
}

async function contentOf({ db, services }: Viewing, row: ProjectRecord, isOwn: boolean) {
  const { contact_phone_cipher: sealed } = row
  const phone = sealed && services.cipher.decrypt(sealed)
  const { corporateName } = await findApplicant(db, row.company_id)
  return {
    name: row.name,
    intro: row.intro,
    industryCode: row.industry_code,
    stage: row.stage,
    areaCode: row.area_code,
    ...(await namesOfProject(db, row)),
    amountYuan: row.amount_yuan,
    sharePercent: row.share_percent,
    foundDate: row.found_date,
    hasIncome: row.has_income,
    isProfitable: row.is_profitable,
    showsCompany: row.shows_company,
    companyName: corporateName,
    contactName: row.contact_name,
    contactPhone: phone && !isOwn ? maskPhone(phone) : phone,
    orgNo: row.wanted_org_id,
    files: await listLinkedFiles(db, { entity: PROJECT_FILES, entityId: row.id }),
  }
}

/** What an authority is not told of a project that was taken back before it was reviewed. */
const SEALED = {
  name: null,
  intro: null,
  industryCode: null,
  stage: null,
  areaCode: null,
  areaName: null,
  amountYuan: null,
  sharePercent: null,
  foundDate: null,
  hasIncome: null,
  isProfitable: null,
  showsCompany: false,
  companyName: '',
  contactName: null,
  contactPhone: null,
  orgNo: null,
  orgName: null,
  files: [],
}

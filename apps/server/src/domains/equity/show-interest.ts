import { CONSENTED_STATES, TALK_STATES } from '@lqr/contract/equity/interest-case.ts'
import type {
  ConsentedProject,
  InterestDetail,
  InterestTalk,
  ProjectInvestment,
  ShownInterest,
} from '@lqr/contract/equity/interest-entities.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { maskPhone } from '@lqr/contract/rules/mask.ts'
import { caseCan } from '../../cases/case-access.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { progressOf, timelineOf } from '../../cases/case-progress.ts'
import { CallError } from '../../http/call-error.ts'
import { findApplicant } from '../certification/index.ts'
import { listLinkedFiles } from '../files/index.ts'
import { findInterestFor } from './interest.access.ts'
import { interestKind } from './interest-kind.ts'
import { findInstitution, requireProjectOf } from './interest-parties.store.ts'
import type { InterestRecord } from './interest.store.ts'
import { requireTeaser } from './project-teasers.store.ts'
import { PROJECT_FILES } from './project-values.ts'

/** Whether the enterprise's consent for the institution lives. */
export const isConsented = ({ status }: Pick<InterestRecord, 'status'>) =>
  CONSENTED_STATES.some((state) => state === status)

/** An interest as the actor's institution sees it now; 404 when it is not its own. */
export async function showInterest(viewing: Viewing, id: string): Promise<InterestDetail> {
  const { db, actor, now } = viewing
  const { row, scope } = await findInterestFor(viewing, id, 'institution')
  if (!row) throw new CallError(errors.interestNotFound)
  const { id: projectId, publishedAt: _, ...teaser } = await requireTeaser(db, row.project_id)
  const { orgName } = await findInstitution(db, row.org_id)
  const opened = isConsented(row) ? await consented(viewing, row) : null
  const events = await timelineOf(db, interestKind, row, scope)
  return {
    id: row.id,
    interestNo: row.interest_no,
    projectId,
    ...teaser,
    orgName,
    opened,
    ...told(row),
    ...progressOf(interestKind, row, now),
    // Who acts for the enterprise may bear its name.
    timeline: opened
      ? events
      : events.map((event) => (event.actorSide === 'enterprise' ? { ...event, actorName: '' } : event)),
    can: caseCan(interestKind, { actor, scope, now }, row, 'institution'),
    version: row.version,
  }
}

/** An interest as the enterprise of the project sees it; 404 when it is not its own. */
export async function showOwnInterest(viewing: Viewing, id: string): Promise<ShownInterest> {
  const { db, actor, services, now } = viewing
  const { row, scope } = await findInterestFor(viewing, id, 'enterprise')
  if (!row) throw new CallError(errors.interestNotFound)
  const { project_no: projectNo, name } = await requireProjectOf(db, row.project_id)
  const { officer_phone_cipher: phone } = row
  return {
    id: row.id,
    interestNo: row.interest_no,
    projectId: row.project_id,
    projectNo,
    name: name ?? '',
    ...(await findInstitution(db, row.org_id)),
    officerPhone: phone && services.cipher.decrypt(phone),
    ...told(row),
    ...progressOf(interestKind, row, now),
    timeline: await timelineOf(db, interestKind, row, scope),
    can: caseCan(interestKind, { actor, scope, now }, row, 'enterprise'),
    version: row.version,
  }
}

function talkOf(row: InterestRecord): InterestTalk | null {
  if (!TALK_STATES.some((state) => state === row.status)) return null
  const { meet_side: proposedBy, meet_options: options, meet_place: place } = row
  if (proposedBy === null || options === null || place === null) return null
  return { proposedBy, options, place, at: row.status === 'APPOINTED' ? row.meet_at : null }
}

function investmentOf(row: InterestRecord): ProjectInvestment | null {
  const { invested_yuan: amountYuan, invested_share_percent: sharePercent } = row
  const { invested_stage: stage, invested_on: investedOn } = row
  if (amountYuan === null || sharePercent === null || stage === null || investedOn === null) return null
  return { amountYuan, sharePercent, stage, investedOn }
}

function told(row: InterestRecord) {
  return {
    talk: talkOf(row),
    investment: investmentOf(row),
    reason: row.reason,
    consentedAt: row.consented_at,
    endCode: row.end_code,
    endReason: row.end_reason,
    nextSteps: row.next_steps,
  }
}

async function consented({ db, services }: Viewing, row: InterestRecord): Promise<ConsentedProject> {
  const project = await requireProjectOf(db, row.project_id)
  const { corporateName } = await findApplicant(db, row.company_id)
  return {
    corporateName,
    intro: project.intro,
    amountYuan: project.amount_yuan,
    sharePercent: project.share_percent,
    foundDate: project.found_date,
    hasIncome: project.has_income,
    isProfitable: project.is_profitable,
    contactName: project.contact_name,
    contactPhone: maskPhone(services.cipher.decrypt(project.contact_phone_cipher)),
    opensPhone: true,
    files: await listLinkedFiles(db, { entity: PROJECT_FILES, entityId: project.id }),
  }
}

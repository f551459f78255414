import {
  consentToInterest,
  declineInterest,
  getInterest,
  getOwnInterest,
  listInterests,
  listProjectInterests,
  openInterestPhone,
  revokeInterest,
  stepOutOfProject,
} from '@lqr/contract/equity/interest-calls.ts'
import { interestCase } from '@lqr/contract/equity/interest-case.ts'
import { INTEREST_CONSENT_VERSION, interestConsentText } from '@lqr/contract/equity/interest-consent.ts'
import { INTEREST_END_CODES } from '@lqr/contract/equity/interest-kinds.ts'
import { projectErrors as errors } from '@lqr/contract/equity/project-errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { caseScope, scopeOfSide } from '../../cases/case-access.ts'
import { bindCall, type BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { openPhone } from '../../personal-data/open-phone.ts'
import { evidenceHash } from '../../security/evidence-hash.ts'
import { listRoomViews } from '@lqr/contract/equity/room-calls.ts'
import { listPoolProjectsCall } from './calls/list-pool-projects.ts'
import { openRoomFileCall } from './calls/open-room-file.ts'
import { showInterestCall } from './calls/show-interest.ts'
import { bindInstitutionMove, bindOwnMove } from './interest-binders.ts'
import { findInterestFor } from './interest.access.ts'
import { interestKind } from './interest-kind.ts'
import { listHeard, pageOfInterests } from './interest-list.store.ts'
import { findInterestWords, requireProjectOf } from './interest-parties.store.ts'
import { ownProject } from './project.access.ts'
import { pageOfRoomViews } from './room.store.ts'
import { isConsented, showInterest, showOwnInterest } from './show-interest.ts'

/** The calls of interests in projects: the institution's, then the enterprise's. */
export const interestCalls: readonly BoundCall[] = [
  listPoolProjectsCall,
  showInterestCall,
  bindCall(listInterests, async ({ actor, body, db, now }) => {
    const scope = scopeOfSide(await caseScope(db, actor, interestKind), 'institution')
    return pageOfInterests(db, scope, body, now)
  }),
  bindCall(getInterest, (context) => showInterest(context, context.params.id)),
  bindCall(openInterestPhone, async (context) => {
    const { row } = await findInterestFor(context, context.params.id, 'institution')
    if (!row) throw new CallError(errors.interestNotFound)
    const project = await requireProjectOf(context.db, row.project_id)
    return openPhone(context, {
      entity: caseEntity(interestCase),
      entityId: row.id,
      companyId: row.company_id,
      cipherText: project.contact_phone_cipher,
      ground: isConsented(row) ? 'authorisation' : undefined,
      evidence: { consentHash: row.consent_hash },
    })
  }),
  openRoomFileCall,
  bindInstitutionMove(stepOutOfProject, 'stepOut', {
    note: ({ endReason }) => endReason,
    change: ({ body: { endCode, endReason, nextSteps } }) => ({
      end_code: endCode,
      end_reason: endReason,
      next_steps: nextSteps || (INTEREST_END_CODES.find(({ code }) => code === endCode)?.remedy ?? null),
    }),
  }),
  bindCall(listProjectInterests, async (context) => {
    const { id } = await ownProject(context, context.params.id)
    return listHeard(context.db, id, context.now)
  }),
  bindCall(listRoomViews, async (context) => {
    const { id } = await ownProject(context, context.params.id)
    return pageOfRoomViews(context.db, id, context.body)
  }),
  bindCall(getOwnInterest, (context) => showOwnInterest(context, context.params.id)),
  bindOwnMove(consentToInterest, 'consent', {
    async change({ db, now }, row) {
      const { orgName, projectNo } = await findInterestWords(db, row)
      const evidence = [row.interest_no, now.toISOString(), interestConsentText(orgName, projectNo)]
      return {
        consent_version: INTEREST_CONSENT_VERSION,
        consent_hash: evidenceHash(evidence.join('\n')),
        consented_at: now.toISOString(),
      }
    },
  }),
  bindOwnMove(declineInterest, 'decline'),
  bindOwnMove(revokeInterest, 'revoke'),
]

import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { caseScope } from '../../cases/case-access.ts'
import { isSealedFor } from '../../cases/case-seal.ts'
import { findCase } from '../../cases/case.store.ts'
import { CASE_WORKERS } from '../../cases/move-case.ts'
import { type Actor, hasRole } from '../../http/actor.ts'
import { CallError } from '../../http/call-error.ts'
import { insertAccess, isLive } from '../credit/index.ts'
import type { FileReader } from '../files/index.ts'
import { findAuthorisationState } from './application-detail.store.ts'
import { applicationKind } from './application-kind.ts'
import { APPLICATIONS, type ApplicationRecord } from './application-record.ts'

/** Whether contact and finances are shown in full: to the enterprise, and to those working on it under a live consent. */
export function seesSensitive(actor: Actor, companyId: string, isAuthorised: boolean): boolean {
  return actor.companyId === companyId || (isAuthorised && hasRole(actor, ...CASE_WORKERS))
}

/**
 * Whether the actor may read the documents of an application. An institution's look is recorded; 403 when the case is its
 * own but the enterprise's authorisation has been revoked or has lapsed.
 */
export const canReadApplicationFile: FileReader = async (db, actor, applicationId, now) => {
  const scope = await caseScope(db, actor, applicationKind)
  const row = await findCase<ApplicationRecord>(db, APPLICATIONS, applicationId, scope)
  if (!row) return false
  if (isSealedFor(row, actor)) return false
  if (row.company_id === actor.companyId) return true
  if (!hasRole(actor, ...CASE_WORKERS)) return false
  const state = await findAuthorisationState(db, row.authorisation_id)
  if (!state || !isLive(state, now)) throw new CallError(creditErrors.notAuthorised)
  await insertAccess(db, {
    authorisationId: state.id,
    accountId: actor.accountId,
    what: 'applicationFile',
    at: now,
  })
  return true
}

import type { ApplicationDetail } from '@lqr/contract/applications/entities.ts'
import type { Acting } from '../../cases/case-kind.ts'
import { insertAccess } from '../credit/index.ts'

/** Writes down that an institution opened a case under a live consent: once per account and hour, audited as a credit read. */
export async function logAccess(
  viewing: Acting,
  detail: Pick<ApplicationDetail, 'id' | 'companyId' | 'authorisationId' | 'isAuthorised'>,
): Promise<void> {
  const { db, actor, now } = viewing
  if (detail.companyId === actor.companyId || !detail.isAuthorised || !detail.authorisationId) return
  const isNew = await insertAccess(db, {
    authorisationId: detail.authorisationId,
    accountId: actor.accountId,
    what: 'application',
    at: now,
  })
  if (isNew) {
    viewing.audit({
      action: 'read-credit',
      entity: 'credit_authorisation',
      entityId: detail.authorisationId,
      detail: { applicationId: detail.id },
    })
  }
}

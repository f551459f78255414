import { withdrawLegalPersonConsent } from '@lqr/contract/certification/calls.ts'
import { certificationErrors as errors, legalPersonErrors } from '@lqr/contract/certification/errors.ts'
import { afterCertification } from '@lqr/contract/certification/states.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { withdrawLegalPersonConsents } from '../../identity/index.ts'
import { forgetIdNumber, insertEvent, lockEnterprise } from '../certification.store.ts'
import { CONSENT_WITHDRAWN } from '../copy.ts'

/** The number goes at once. What was verified by it stays verified; what is still under review cannot be, and goes back. */
export const withdrawLegalPersonConsentCall = bindCall(
  withdrawLegalPersonConsent,
  async ({ actor, db, now, audit }) => {
    const company = actor.companyId ? await lockEnterprise(db, actor.companyId) : undefined
    if (!company) throw new CallError(errors.notFound)
    const consents = await withdrawLegalPersonConsents(db, company.id, now)
    if (consents.length === 0) throw new CallError(legalPersonErrors.nothingToWithdraw)
    const refused = afterCertification('reject', company.certi_flg)
    const certiFlg = refused ?? company.certi_flg
    const reason = refused === undefined ? null : CONSENT_WITHDRAWN
    await forgetIdNumber(db, { id: company.id, certiFlg, reason }, now)
    if (reason !== null) {
      await insertEvent(
        db,
        { companyId: company.id, kind: 'rejected', reason, actorId: actor.accountId },
        now,
      )
    }
    audit({
      action: 'withdraw-legal-person-consent',
      entity: 'enterprise',
      entityId: company.id,
      detail: { consents, certiFlg },
    })
    return { certiFlg }
  },
)

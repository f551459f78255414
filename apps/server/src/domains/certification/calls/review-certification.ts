import { reviewCertification } from '@lqr/contract/certification/calls.ts'
import { certificationErrors as errors } from '@lqr/contract/certification/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { findWantedProduct } from '../../identity/index.ts'
import { sendMessage } from '../../messages/index.ts'
import { changeLegalPerson } from '../change-legal-person.ts'
import { certificationRecordOf } from '../certification-record.ts'
import { decide, getEnterprise, insertEvent, isCodeCollision } from '../certification.store.ts'
import { certificationMessages } from '../copy.ts'
import { announceCompany } from '../sync-company.ts'

export const reviewCertificationCall = bindCall(
  reviewCertification,
  async ({ actor, body, db, services, now, audit }) => {
    const { companyId, decision, version } = body
    const approves = decision === 'approve'
    const reason = approves ? null : (body.reason ?? '')
    if (reason === '') {
      throw new CallError(errors.reasonMissing, { fields: { reason: errors.reasonMissing.msg } })
    }
    const certiFlg = approves ? 3 : 4
    const decided = await decide(
      db,
      { companyId, certiFlg, reason, reviewerId: actor.accountId, version },
      now,
    ).catch((error: unknown) => {
      throw isCodeCollision(error) ? new CallError(errors.codeTaken, { cause: error }) : error
    })
    if (!decided) {
      const current = await getEnterprise(db, companyId)
      if (!current) throw new CallError(errors.notFound)
      throw new CallError(errors.notReviewable, {
        data: await certificationRecordOf(db, services, actor, current),
      })
    }
    const kind = approves ? 'approved' : 'rejected'
    await insertEvent(db, { companyId, kind, reason, actorId: actor.accountId }, now)
    const message =
      reason === null
        ? certificationMessages.approved(await findWantedProduct(db, services.cipher, companyId))
        : certificationMessages.rejected(reason)
    await sendMessage(db, { companyId, ...message })
    if (approves) {
      await announceCompany(db, services, companyId)
      await changeLegalPerson(db, services.cipher, companyId, now)
    }
    audit({
      action: `${decision}-certification`,
      entity: 'enterprise',
      entityId: companyId,
      detail: { certiFlg },
    })
    return { certiFlg } as const
  },
)

import { getCertificationForReview } from '@lqr/contract/certification/calls.ts'
import { certificationErrors } from '@lqr/contract/certification/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { certificationRecordOf } from '../certification-record.ts'
import { getEnterprise } from '../certification.store.ts'

export const getCertificationForReviewCall = bindCall(
  getCertificationForReview,
  async ({ actor, params, db, services }) => {
    const row = await getEnterprise(db, params.companyId)
    if (!row) throw new CallError(certificationErrors.notFound)
    return certificationRecordOf(db, services, actor, row)
  },
)

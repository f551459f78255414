import { getCertification } from '@lqr/contract/certification/calls.ts'
import { certificationErrors } from '@lqr/contract/certification/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { certificationRecordOf } from '../certification-record.ts'
import { getEnterprise } from '../certification.store.ts'

export const getCertificationCall = bindCall(getCertification, async ({ actor, db, services }) => {
  const row = actor.companyId ? await getEnterprise(db, actor.companyId) : undefined
  if (!row) throw new CallError(certificationErrors.notFound)
  return certificationRecordOf(db, services, actor, row)
})

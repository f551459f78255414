import { openContactPhoneForReview } from '@lqr/contract/certification/calls.ts'
import { certificationErrors } from '@lqr/contract/certification/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { getEnterprise } from '../certification.store.ts'

/** For whoever reviews certifications; there is none to open before the enterprise has submitted one. */
export const openContactPhoneCall = bindCall(openContactPhoneForReview, async (context) => {
  const { db, params } = context
  const row = await getEnterprise(db, params.companyId)
  if (!row) throw new CallError(certificationErrors.notFound)
  return openPhone(context, {
    entity: 'enterprise',
    entityId: row.id,
    companyId: row.id,
    cipherText: row.contact_phone_cipher,
    ground: 'review',
  })
})

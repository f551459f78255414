import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { openLeaseContactPhone } from '@lqr/contract/leasing/calls.ts'
import { leaseErrors } from '@lqr/contract/leasing/errors.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { findTask } from '../lease-detail.store.ts'
import { leaseKind } from '../lease-kind.ts'
import { opensContact } from '../lease.rules.ts'

/** For an institution that has taken the need up, as long as it may act on it. */
export const openLeaseContactPhoneCall = bindCall(openLeaseContactPhone, async (context) => {
  const { actor, db, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, leaseKind), 'institution')
  const found = await findTask(db, params.id, scope)
  if (!found) throw new CallError(leaseErrors.needNotFound)
  const { need, response } = found
  return openPhone(context, {
    entity: caseEntity(leaseKind.declaration),
    entityId: response.id,
    companyId: response.company_id,
    cipherText: need.contact_phone_cipher,
    ground: opensContact(response.status) ? 'acceptance' : undefined,
    evidence: { needId: need.id },
  })
})

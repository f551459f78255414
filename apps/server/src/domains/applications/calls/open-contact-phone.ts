import { openContactPhone } from '@lqr/contract/applications/calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { productsErrors } from '@lqr/contract/products/errors.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { findCase } from '../../../cases/case.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { isLive } from '../../credit/index.ts'
import { findAuthorisationState } from '../application-detail.store.ts'
import { applicationKind } from '../application-kind.ts'
import type { ApplicationRecord } from '../application-record.ts'

/** For those who work on the case, while the enterprise's authorisation lives. */
export const openContactPhoneCall = bindCall(openContactPhone, async (context) => {
  const { actor, db, now, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, applicationKind), 'institution')
  const row = await findCase<ApplicationRecord>(db, applicationKind, params.id, scope)
  if (!row) throw new CallError(productsErrors.applicationNotFound)
  const authorisation = await findAuthorisationState(db, row.authorisation_id)
  return openPhone(context, {
    entity: caseEntity(applicationKind.declaration),
    entityId: row.id,
    companyId: row.company_id,
    cipherText: row.contact_phone_cipher,
    ground: authorisation && isLive(authorisation, now) ? 'authorisation' : undefined,
    evidence: { authorisationId: row.authorisation_id },
  })
})

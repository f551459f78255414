import { financingErrors } from '@lqr/contract/financing/errors.ts'
import { openResponsePhone } from '@lqr/contract/financing/response-calls.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { findResponseFacts, requireNeedOf } from '../response-detail.store.ts'
import { responseKind } from '../response-kind.ts'
import { holdsSlot } from '../response.rules.ts'
import { isOpenTo } from '../show-response.ts'

/** For an institution that holds the need, while the enterprise's consent for it lives. */
export const openResponsePhoneCall = bindCall(openResponsePhone, async (context) => {
  const { actor, db, now, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, responseKind), 'institution')
  const row = await findResponseFacts(db, params.id, scope)
  if (!row) throw new CallError(financingErrors.responseNotFound)
  const need = await requireNeedOf(db, row.need_id)
  return openPhone(context, {
    entity: caseEntity(responseKind.declaration),
    entityId: row.id,
    companyId: row.company_id,
    cipherText: need.contact_phone_cipher,
    ground: holdsSlot(row.status) && isOpenTo(row, now) ? 'authorisation' : undefined,
    evidence: { authorisationId: row.authorisation_id },
  })
})

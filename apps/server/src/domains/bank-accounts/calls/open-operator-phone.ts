import { openOperatorPhone } from '@lqr/contract/bank-accounts/move-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { findCase } from '../../../cases/case.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { accountOpeningKind } from '../opening-kind.ts'
import type { OpeningRecord } from '../opening.store.ts'
import { opensOperatorPhone } from '../show-opening.ts'

/** For the bank that has confirmed the appointment, until the result is written. */
export const openOperatorPhoneCall = bindCall(openOperatorPhone, async (context) => {
  const { actor, db, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, accountOpeningKind), 'institution')
  const row = await findCase<OpeningRecord>(db, accountOpeningKind, params.id, scope)
  if (!row) throw new CallError(errors.openingNotFound)
  return openPhone(context, {
    entity: caseEntity(accountOpeningKind.declaration),
    entityId: row.id,
    companyId: row.company_id,
    cipherText: row.contact_phone_cipher,
    ground: opensOperatorPhone(row) ? 'acceptance' : undefined,
  })
})

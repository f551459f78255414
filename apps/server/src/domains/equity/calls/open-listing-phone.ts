import { openListingPhone } from '@lqr/contract/equity/listing-move-calls.ts'
import { stockErrors as errors } from '@lqr/contract/equity/stock-errors.ts'
import { caseEntity } from '@lqr/contract/kernel/cases/case-audit-words.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import { findCase } from '../../../cases/case.store.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { openPhone } from '../../../personal-data/open-phone.ts'
import { stockApplicationKind } from '../listing-kind.ts'
import type { ListingRecord } from '../listing-record.ts'
import { opensContact } from '../show-listing.ts'

/** For the exchange that has accepted the application, until its decision. */
export const openListingPhoneCall = bindCall(openListingPhone, async (context) => {
  const { actor, db, params } = context
  const scope = scopeOfSide(await caseScope(db, actor, stockApplicationKind), 'institution')
  const row = await findCase<ListingRecord>(db, stockApplicationKind, params.id, scope)
  if (!row) throw new CallError(errors.applicationNotFound)
  return openPhone(context, {
    entity: caseEntity(stockApplicationKind.declaration),
    entityId: row.id,
    companyId: row.company_id,
    cipherText: row.contact_phone_cipher,
    ground: opensContact(row) ? 'acceptance' : undefined,
  })
})

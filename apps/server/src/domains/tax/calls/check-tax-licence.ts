import { checkTaxLicence } from '@lqr/contract/tax/calls.ts'
import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { partyOf } from '../licence.access.ts'
import { daysLeft, isLicenceLive, shownLicenceStatus } from '../licence.rules.ts'
import { findLicence } from '../licence.store.ts'

/** A licence between others is answered as one that does not exist. */
export const checkTaxLicenceCall = bindCall(checkTaxLicence, async ({ actor, body, db, now }) => {
  const row = await findLicence(db, body.id, await partyOf(db, actor))
  if (!row) throw new CallError(errors.licenceNotFound)
  return {
    id: row.id,
    isExpired: !isLicenceLive(row, now),
    status: shownLicenceStatus(row, now),
    validTo: row.validTo,
    daysLeft: daysLeft(row, now),
  }
})

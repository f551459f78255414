import { revokeTaxLicence } from '@lqr/contract/tax/calls.ts'
import { taxErrors as errors } from '@lqr/contract/tax/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { notifyStaff } from '../../organisations/index.ts'
import { taxMessages } from '../copy.ts'
import { licenceView, partyOf } from '../licence.access.ts'
import { endOneLicence, findLicence } from '../licence.store.ts'

/** From the commit on the institution reads nothing more under it: every reading asks the row. */
export const revokeTaxLicenceCall = bindCall(
  revokeTaxLicence,
  async ({ actor, audit, body, db, now, params }) => {
    const party = await partyOf(db, actor)
    const before = await findLicence(db, params.id, party)
    if (!before) throw new CallError(errors.licenceNotFound)
    const ended = await endOneLicence(db, params.id, body.reason ?? null, now)
    const after = (await findLicence(db, params.id, party)) ?? before
    const view = licenceView(after, actor, now)
    if (!ended) throw new CallError(errors.notRevocable, { data: view })
    await notifyStaff(db, before.orgId, ['financeOfficer', 'financeManager'], taxMessages.revoked(before))
    audit({ action: 'revoke-tax-licence', entity: 'tax_licence', entityId: params.id })
    return view
  },
)

import { revokeAuthorisation } from '@lqr/contract/credit/calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { notifyStaff } from '../../../organisations/index.ts'
import { authorisationView } from '../authorisation-view.ts'
import { creditMessages } from '../copy.ts'
import { endAuthorisation, findAuthorisation } from '../authorisations.store.ts'

/** From the commit on the institution reads nothing more under it: every look asks the row. */
export const revokeAuthorisationCall = bindCall(
  revokeAuthorisation,
  async ({ actor, params, body, db, now, audit }) => {
    const before = await findAuthorisation(db, params.id)
    if (!before || before.grantorCompanyId !== actor.companyId) throw new CallError(creditErrors.notFound)
    const isRevocable = authorisationView(before, now).can.revoke
    const ended =
      isRevocable && (await endAuthorisation(db, { id: params.id, reason: body.reason ?? null, at: now }))
    const after = await findAuthorisation(db, params.id)
    const view = authorisationView(after ?? before, now)
    if (!ended) throw new CallError(creditErrors.notRevocable, { data: view })
    const holderOrgId = before.successor?.orgId ?? before.granteeOrgId
    await notifyStaff(db, holderOrgId, CREDIT_READERS, creditMessages.revoked(before))
    audit({ action: 'revoke-authorisation', entity: 'credit_authorisation', entityId: params.id })
    return view
  },
)

import { rejectRequested } from '@lqr/contract/credit/authorisation-request-calls.ts'
import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { CREDIT_READERS } from '@lqr/contract/credit/readers.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { notifyStaff } from '../../../organisations/index.ts'
import { authorisationView } from '../authorisation-view.ts'
import { findAuthorisation } from '../authorisations.store.ts'
import { creditMessages } from '../copy.ts'
import { lockRequest, rejectRequest } from '../requests.store.ts'

export const rejectRequestedCall = bindCall(
  rejectRequested,
  async ({ actor, params, body, db, now, audit }) => {
    const before = await findAuthorisation(db, params.id)
    if (!before || before.grantorCompanyId !== actor.companyId) throw new CallError(creditErrors.notFound)
    const asked = await lockRequest(db, params.id, now)
    if (!asked) throw new CallError(creditErrors.notRequested, { data: authorisationView(before, now) })
    await rejectRequest(db, { id: params.id, reason: body.reason || null, at: now })
    await notifyStaff(db, asked.holderOrgId, CREDIT_READERS, creditMessages.rejected(asked))
    audit({ action: 'reject-authorisation', entity: 'credit_authorisation', entityId: params.id })
    const after = await findAuthorisation(db, params.id)
    return authorisationView(after ?? before, now)
  },
)

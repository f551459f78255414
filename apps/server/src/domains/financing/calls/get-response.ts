import { getResponse } from '@lqr/contract/financing/response-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { insertAccess } from '../../credit/index.ts'
import { showResponse } from '../show-response.ts'
import { findAuthorisationOf } from '../response.store.ts'

/** An institution's look under a live consent is written down: once per account and hour, audited as a credit read. */
export const getResponseCall = bindCall(getResponse, async (context) => {
  const { actor, db, now, params } = context
  const detail = await showResponse(context, params.id)
  const authorisationId = detail.isAuthorised ? await findAuthorisationOf(db, detail.id) : null
  if (authorisationId === null) return detail
  const isNew = await insertAccess(db, { authorisationId, accountId: actor.accountId, what: 'need', at: now })
  if (isNew) {
    context.audit({
      action: 'read-credit',
      entity: 'credit_authorisation',
      entityId: authorisationId,
      detail: { responseId: detail.id },
    })
  }
  return detail
})

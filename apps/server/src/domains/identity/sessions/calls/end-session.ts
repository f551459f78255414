import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { endSession } from '@lqr/contract/identity/session-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { revokeOwnFamily } from '../session-list.store.ts'

export const endSessionCall = bindCall(endSession, async ({ actor, db, params, audit }) => {
  if (!(await revokeOwnFamily(db, actor.accountId, params.id))) {
    throw new CallError(identityErrors.sessionNotFound)
  }
  audit({ action: 'end-session', entity: 'account', entityId: actor.accountId })
  return { done: true }
})

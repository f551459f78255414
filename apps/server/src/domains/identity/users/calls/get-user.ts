import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { getUser } from '@lqr/contract/identity/user-admin-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { mayLookAfter } from '../../accounts/index.ts'
import { findUserRow } from '../user-list.store.ts'

export const getUserCall = bindCall(getUser, async ({ actor, db, services, params }) => {
  const row = await findUserRow(db, services.cipher, params.id)
  if (!row || !mayLookAfter(actor, row)) throw new CallError(identityErrors.userNotFound)
  return row
})

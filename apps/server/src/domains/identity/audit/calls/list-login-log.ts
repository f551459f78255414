import { listLoginLog } from '@lqr/contract/identity/account-calls.ts'
import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { mayReadLoginLog } from '../../accounts/index.ts'
import { listLoginRecords } from '../../sessions/index.ts'
import { isAccount } from '../../users/index.ts'

export const listLoginLogCall = bindCall(listLoginLog, async ({ actor, db, params, query, audit }) => {
  const { userId } = params
  const isAllowed = mayReadLoginLog(actor, userId)
  if (!isAllowed || !(await isAccount(db, userId))) throw new CallError(identityErrors.userNotFound)
  if (userId !== actor.accountId) {
    audit({ action: 'read-login-log', entity: 'account', entityId: userId })
  }
  return listLoginRecords(db, userId, query)
})

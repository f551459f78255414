import { logout } from '@lqr/contract/identity/calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { revokeFamilyOf } from '../sessions.store.ts'

export const logoutCall = bindCall(logout, async ({ actor, db, audit }) => {
  await revokeFamilyOf(db, actor.sessionId)
  audit({ action: 'logout', entity: 'account', entityId: actor.accountId })
  return { done: true }
})

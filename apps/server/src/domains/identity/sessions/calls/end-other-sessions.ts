import { endOtherSessions } from '@lqr/contract/identity/session-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { revokeSessionsOf } from '../sessions.store.ts'

export const endOtherSessionsCall = bindCall(endOtherSessions, async ({ actor, db, audit }) => {
  await revokeSessionsOf(db, actor.accountId, actor.sessionId)
  audit({ action: 'end-other-sessions', entity: 'account', entityId: actor.accountId })
  return { done: true }
})

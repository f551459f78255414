import { listSessions } from '@lqr/contract/identity/session-calls.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { listLivingSessions } from '../session-list.store.ts'

export const listSessionsCall = bindCall(listSessions, async ({ actor, db, services }) => ({
  list: await listLivingSessions(db, actor.accountId, actor.sessionId),
  most: services.config.mostSessions,
}))

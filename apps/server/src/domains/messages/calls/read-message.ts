import { readMessage } from '@lqr/contract/messages/calls.ts'
import { messagesErrors } from '@lqr/contract/messages/errors.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { countUnread, markRead } from '../message-box.store.ts'

export const readMessageCall = bindCall(readMessage, async ({ actor, db, params, now }) => {
  const found = await markRead(db, actor.accountId, params.id, now)
  if (!found) throw new CallError(messagesErrors.notFound)
  return { unread: await countUnread(db, actor.accountId) }
})

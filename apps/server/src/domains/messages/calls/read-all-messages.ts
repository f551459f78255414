import { readAllMessages } from '@lqr/contract/messages/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countUnread, markAllRead } from '../message-box.store.ts'

export const readAllMessagesCall = bindCall(readAllMessages, async ({ actor, db, now }) => {
  await markAllRead(db, actor.accountId, now)
  return { unread: await countUnread(db, actor.accountId) }
})

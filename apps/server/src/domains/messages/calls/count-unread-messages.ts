import { countUnreadMessages } from '@lqr/contract/messages/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countUnread } from '../message-box.store.ts'

export const countUnreadMessagesCall = bindCall(countUnreadMessages, async ({ actor, db }) => ({
  unread: await countUnread(db, actor.accountId),
}))

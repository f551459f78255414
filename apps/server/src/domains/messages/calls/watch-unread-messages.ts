import { watchUnreadMessages } from '@lqr/contract/messages/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countUnread } from '../message-box.store.ts'

export const watchUnreadMessagesCall = bindCall(watchUnreadMessages, async ({ actor, db, services }) => {
  const { accountId, sessionId } = actor
  const unread = await countUnread(db, accountId)
  return {
    open(notify, end) {
      notify({ unread })
      return services.unread.watch({ accountId, sessionId, unread }, (now) => notify({ unread: now }), end)
    },
  }
})

import { listMessages } from '@lqr/contract/messages/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listMessagePage } from '../message-box.store.ts'

export const listMessagesCall = bindCall(listMessages, ({ actor, db, body }) =>
  listMessagePage(db, actor.accountId, body),
)

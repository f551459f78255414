import type { BoundCall } from '../../http/bind-call.ts'
import { countUnreadMessagesCall } from './calls/count-unread-messages.ts'
import { getMessageSettingsCall } from './calls/get-message-settings.ts'
import { listMessagesCall } from './calls/list-messages.ts'
import { saveMessageSettingsCall } from './calls/save-message-settings.ts'
import { watchUnreadMessagesCall } from './calls/watch-unread-messages.ts'
import { readAllMessagesCall } from './calls/read-all-messages.ts'
import { readMessageCall } from './calls/read-message.ts'

export { forgetMessages } from './forget-messages.store.ts'
export { countUnreadOf } from './message-box.store.ts'
export { messagesPersonalData } from './personal-data.store.ts'
export { sendDigests } from './send-digests.ts'
export { type NewMessage, sendMessage } from './send-message.store.ts'

export const messagesCalls: readonly BoundCall[] = [
  listMessagesCall,
  countUnreadMessagesCall,
  watchUnreadMessagesCall,
  readMessageCall,
  readAllMessagesCall,
  getMessageSettingsCall,
  saveMessageSettingsCall,
]

import { saveMessageSettings } from '@lqr/contract/messages/calls.ts'
import { messagesErrors as errors } from '@lqr/contract/messages/errors.ts'
import { MESSAGE_GROUPS } from '@lqr/contract/messages/message-groups.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { type MessageSetting, readSettings, writeSettings } from '../message-settings.store.ts'

const fixed = new Set<string>(MESSAGE_GROUPS.flatMap(({ code, isFixed }) => (isFixed ? [code] : [])))

/** Whether the setting would keep somebody from being told at once of what nobody may miss. */
const isRefused = ({ group, delivery }: MessageSetting) => fixed.has(group) && delivery !== 'now'

export const saveMessageSettingsCall = bindCall(saveMessageSettings, async ({ actor, db, body, now }) => {
  if (body.settings.some(isRefused)) {
    throw new CallError(errors.groupFixed, { fields: { settings: errors.groupFixed.msg } })
  }
  await writeSettings(db, actor.accountId, body.settings, now)
  return { settings: await readSettings(db, actor.accountId) }
})

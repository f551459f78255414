import { getMessageSettings } from '@lqr/contract/messages/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { readSettings } from '../message-settings.store.ts'

export const getMessageSettingsCall = bindCall(getMessageSettings, async ({ actor, db }) => ({
  settings: await readSettings(db, actor.accountId),
}))

import { listStartupDictionaries } from '@lqr/contract/reference/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listDictionaries } from '../reference.store.ts'

export const listStartupDictionariesCall = bindCall(listStartupDictionaries, async ({ db, now }) =>
  Object.fromEntries(await listDictionaries(db, now)),
)

import { listDictionaries as listDictionariesByCodes } from '@lqr/contract/reference/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listDictionaries } from '../reference.store.ts'

export const listDictionariesCall = bindCall(listDictionariesByCodes, async ({ body, db, now }) => {
  const known = await listDictionaries(db, now)
  return Object.fromEntries(body.codes.map((code) => [code, known.get(code) ?? []]))
})

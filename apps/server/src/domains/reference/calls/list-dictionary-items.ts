import { listDictionaryItems } from '@lqr/contract/reference/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { listDictionaries } from '../reference.store.ts'

/** A dictionary nobody has made is empty, so a page with a newer list still shows. */
export const listDictionaryItemsCall = bindCall(
  listDictionaryItems,
  async ({ params, db, now }) => (await listDictionaries(db, now)).get(params.code) ?? [],
)

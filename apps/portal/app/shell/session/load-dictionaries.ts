import type { listStartupDictionaries } from '@lqr/contract/reference/calls.ts'
import { tabTexts } from '@lqr/web-client/kept-texts.ts'
import { call } from '../call.ts'
import { localDictionaries } from './local-dictionaries.ts'
import { type Dictionaries, setDictionaries } from './login-state.ts'

/** Session storage key of the merged dictionaries. */
const STORAGE_KEY = 'dict'

/** The server's dictionaries over the local ones; a dictionary is never mixed from both. */
export function mergeDictionaries(local: Dictionaries, fetched: Dictionaries): Dictionaries {
  return { ...local, ...fetched }
}

/** The startup dictionaries (specification 3 and 7), once per session; without an answer the local ones serve. */
export async function loadDictionaries(): Promise<void> {
  const stored = tabTexts.read(STORAGE_KEY)
  if (stored) {
    setDictionaries(JSON.parse(stored) as Dictionaries)
    return
  }
  setDictionaries(localDictionaries())
  const path = '/api/system/dic/selectDicAll'
  const fetched = await call<typeof listStartupDictionaries>('POST', path, {})
  const merged = mergeDictionaries(localDictionaries(), fetched)
  setDictionaries(merged)
  tabTexts.keep(STORAGE_KEY, JSON.stringify(merged))
}

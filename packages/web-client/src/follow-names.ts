import { type DictionaryNames, dictionaryRevision, setDictionaries } from '@lqr/contract/kernel/dictionary.ts'
import { isOk } from './call-failure.ts'

/** Every answer says by it which names of dictionaries it was made with (decision 0072). */
export const NAMES_HEADER = 'x-dictionary-names'
/** While two instances say different things, so much time passes between two questions. */
const PAUSE_MS = 3_000
const PATH = '/portal/reference/dictionaryNames'

let isAsking = false
let notBefore = 0

/** Reads the names in force; no token is sent, so that it keeps no session awake. Without an answer those here stay. */
export async function readNames(): Promise<void> {
  try {
    const body: unknown = await (await fetch(PATH, { headers: { accept: 'application/json' } })).json()
    if (isOk(body)) setDictionaries(body.data as DictionaryNames)
  } catch {
    // The call that brought us here says what is wrong.
  }
}

/** Reads the names anew when an answer was made with others than those that are in force in this page. */
export function followNames(told: string | null): void {
  const now = performance.now()
  if (told === null || told === dictionaryRevision() || isAsking || now < notBefore) return
  isAsking = true
  notBefore = now + PAUSE_MS
  void readNames().finally(() => {
    isAsking = false
  })
}

import { tabTexts } from '@lqr/web-client/kept-texts.ts'

/** What the tab remembers between leaving for the unified identity service and coming back. */
interface Remembered {
  readonly state: string
  readonly target: string
}

const STORAGE_KEY = 'thirdLogin'

/** Begins a login: a state only this tab knows, by which it recognises its own return. */
export function rememberThirdLogin(target: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const state = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  tabTexts.keep(STORAGE_KEY, JSON.stringify({ state, target } satisfies Remembered))
  return state
}

/** Where to go when `state` is the one this tab left with; it is good for one return. */
export function takeThirdLogin(state: string | null): string | undefined {
  const stored = tabTexts.read(STORAGE_KEY)
  tabTexts.drop(STORAGE_KEY)
  if (!stored || !state) return undefined
  const remembered = JSON.parse(stored) as Remembered
  return remembered.state === state ? remembered.target : undefined
}

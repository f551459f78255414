import { readCookie } from '@lqr/web-client/cookies/cookie-text.ts'
import { currentToken, EXPIRY_COOKIE, forgetToken } from '@lqr/web-client/cookies/token-cookie.ts'
import { useSyncExternalStore } from 'react'
import { anonymous, type SessionView } from './session-view.ts'

export interface DictionaryItem {
  readonly vkey: string
  readonly value: string
  readonly parentKey: string | null
}

/** The dictionaries by name: cityList, projectType, industryName, areaDetailName … */
export type Dictionaries = Readonly<Record<string, readonly DictionaryItem[]>>

/** The login state of specification 3, held by the browser. */
export interface LoginState extends SessionView {
  readonly token: string | undefined
  readonly expires_in: number | undefined
  /** Id of the site one is on; sent as `cityCode`. */
  readonly currSubstation: string | undefined
  readonly dict: Dictionaries
  readonly loginDialogStatus: boolean
}

const empty: LoginState = {
  ...anonymous,
  token: undefined,
  expires_in: undefined,
  currSubstation: undefined,
  dict: {},
  loginDialogStatus: false,
}

let state = empty
const listeners = new Set<() => void>()

function set(change: Partial<LoginState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The state now; for code outside components. On the server it is always empty. */
export const getLoginState = (): LoginState => state

/** One part of the state in a component; server-rendered parts come from `useShell()` instead. */
export function useLoginState<T>(select: (state: LoginState) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(empty),
  )
}

export const setSubstation = (id: string): void => set({ currSubstation: id })
export const setDictionaries = (dict: Dictionaries): void => set({ dict })
export const setLoginDialog = (open: boolean): void => set({ loginDialogStatus: open })

/** Takes over what the server rendered for this visitor. */
export function setVisitor(session: SessionView): void {
  const expires = Number(readCookie(document.cookie, EXPIRY_COOKIE))
  const token = session.signedIn ? currentToken() : undefined
  set({ ...session, token, expires_in: token && expires ? expires : undefined })
}

/** Forgets the visitor: token, roles, permissions, source type, certification, expiry and session storage (specification 4). */
export function forgetVisitor(): void {
  forgetToken()
  set({ ...anonymous, token: undefined, expires_in: undefined })
}

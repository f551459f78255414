import { setLoginDialog } from '../session/login-state.ts'

/** What a visitor was about to do when the login came between. */
export interface Wanted {
  /** Goes on in this page. */
  readonly goOn?: (() => void) | undefined
  /** Where it leads, for a login that has to leave the page first; undefined: back to the page one is on. */
  readonly address?: string | undefined
}

let wanted: Wanted = {}

/** Opens the login dialog; `goOn` runs once after a successful login, not when the dialog is closed. */
export function openLogin(goOn?: () => void, address?: string): void {
  wanted = { goOn, address }
  setLoginDialog(true)
}

/** What the visitor wanted before the login, taken away. */
export function takeWanted(): Wanted {
  const taken = wanted
  wanted = {}
  return taken
}

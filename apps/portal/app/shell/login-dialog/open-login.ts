import { setLoginDialog } from '../session/login-state.ts'

/** What the visitor wanted before the login. */
interface Pending {
  /** Runs once after a successful login, not when the dialog is closed. */
  readonly action?: (() => void) | undefined
  /** Where to come back to when the account has a duty to do elsewhere first; the page one is on otherwise. */
  readonly target?: string | undefined
}

let pending: Pending = {}

/** Opens the login dialog, and keeps what comes after the login. */
export function openLogin(action?: () => void, target?: string): void {
  pending = { action, target }
  setLoginDialog(true)
}

/** What the visitor wanted before the login, taken away. */
export function takePending(): Pending {
  const kept = pending
  pending = {}
  return kept
}

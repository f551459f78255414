import { setLoginDialog } from '../session/login-state.ts'

let pending: (() => void) | undefined

/** Opens the login dialog; `then` runs once after a successful login, not when the dialog is closed. */
export function openLogin(then?: () => void): void {
  pending = then
  setLoginDialog(true)
}

/** What the visitor wanted before the login, taken away. */
export function takePending(): (() => void) | undefined {
  const action = pending
  pending = undefined
  return action
}

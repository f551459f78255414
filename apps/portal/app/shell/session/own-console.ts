import { isConsole } from '@lqr/contract/reference/inner-target.ts'

/** Our own console, wherever the management portal stands: there a session does what it still owes. */
const CONSOLE = '/console'

/**
 * The way to `target` for a session that owes something first: the agreement, a second factor, a password of its own. The
 * console asks for it and then leads on, also back to a page of the portal; without a target to its own front door.
 */
export function throughDuties(target: string): string {
  if (!target) return CONSOLE
  return isConsole(target) ? target : `${CONSOLE}/continue?to=${encodeURIComponent(target)}`
}

/** The address of the page one is on, without its origin. */
export function currentAddress(): string {
  return `${location.pathname}${location.search}`
}

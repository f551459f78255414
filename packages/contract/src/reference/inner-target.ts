import { findSubstation } from './substations.ts'

const LONGEST = 500
/** Pages that only lead on: a login must not end where another one begins. */
const RELAYS = new Set(['/thirdLogin', '/redirectLogin'])
/** Pages have one name, dashboards stand below their own; calls lie deeper or lead nowhere. */
const PAGE = /^\/(?:screenView\/)?[A-Za-z]+$/

/** Whether the text is an address of this very origin, with nothing in it that a browser or server reads as another one. */
export function isInnerAddress(wanted: string): boolean {
  if (wanted.length > LONGEST || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return false
  return !/(?:^|\/)\.{1,2}(?:\/|$)|%(?:2e|2f|5c)/i.test(pathOf(wanted))
}

/** The address without its query and fragment. */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? ''
}

/** The path without its site: `/lanzhou/financial` → `/financial`. */
export function pagePath(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return first && rest.length > 0 && findSubstation(first) ? `/${rest.join('/')}` : path
}

/** Whether the address belongs to the console, which is another application than the portal. */
export function isConsole(address: string): boolean {
  return address === '/console' || /^\/console[/?#]/.test(address)
}

/** Whether the address is made like that of a page of the portal, its relays apart; the portal knows whether there is one. */
export function isPortalAddress(wanted: string): boolean {
  const page = pagePath(pathOf(wanted))
  return isInnerAddress(wanted) && !isConsole(wanted) && PAGE.test(page) && !RELAYS.has(page)
}

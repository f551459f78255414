import { findSubstation } from '@lqr/contract/reference/substations.ts'

const LONGEST = 500
const HOME = '/index'
/** Pages that only lead on: a login must not end where another one begins. */
const RELAYS = new Set(['/thirdLogin', '/redirectLogin'])

/** The path without its site: `/lanzhou/financial` → `/financial`. */
export function pagePath(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return first && rest.length > 0 && findSubstation(first) ? `/${rest.join('/')}` : path
}

/**
 * An address of this very origin that a person may be led to after a login: a page of the portal, with or without its
 * site, or one of the console. Undefined for anything else: another origin, a script, a call, a page that does not exist.
 */
export function innerTarget(
  wanted: string | null | undefined,
  hasPage: (path: string) => boolean,
): string | undefined {
  if (!wanted) return HOME
  if (wanted.length > LONGEST || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(wanted)) return undefined
  const path = wanted.split(/[?#]/, 1)[0] ?? ''
  if (/(?:^|\/)\.{1,2}(?:\/|$)|%(?:2e|2f|5c)/i.test(path)) return undefined
  if (path === '/console' || path.startsWith('/console/')) return wanted
  const page = pagePath(path)
  return hasPage(page) && !RELAYS.has(page) ? wanted : undefined
}

/** Whether the address belongs to the console, which is another application. */
export function isConsole(target: string): boolean {
  return target === '/console' || /^\/console[/?#]/.test(target)
}

import { cookieText, readCookie } from './cookie-text.ts'

const ELDER_COOKIE = 'Elder-Mode'
const YEAR_SECONDS = 31_536_000

/** Whether the visitor chose elder-friendly mode, so that the server renders it at once. */
export function isElderRequest(request: Request): boolean {
  return readCookie(request.headers.get('cookie'), ELDER_COOKIE) === '1'
}

/** Switches the mode of the open page and remembers it for a year. */
export function setElderMode(on: boolean): void {
  document.documentElement.classList.toggle('elder', on)
  document.cookie = cookieText(ELDER_COOKIE, on ? '1' : '0', on ? YEAR_SECONDS : 0)
}

/** Whether the visitor chose it, as the browser remembers. */
export function isElderChosen(): boolean {
  return readCookie(document.cookie, ELDER_COOKIE) === '1'
}

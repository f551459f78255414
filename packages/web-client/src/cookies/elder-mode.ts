import { cookieText } from './cookie-text.ts'

const ELDER_COOKIE = 'Elder-Mode'
/** This very pair, wherever it stands, as server and proxy tell the pages of both modes apart. */
const ELDER_PAIR = /(?:^|;[ \t]*)Elder-Mode=1(?:;|$)/
const YEAR_SECONDS = 31_536_000

/** Whether the visitor chose elder-friendly mode, so that the server renders it at once. */
export function isElderRequest(request: Request): boolean {
  return ELDER_PAIR.test(request.headers.get('cookie') ?? '')
}

/** Switches the mode of the open page and remembers it for a year. */
export function setElderMode(on: boolean): void {
  document.documentElement.classList.toggle('elder', on)
  document.cookie = cookieText(ELDER_COOKIE, on ? '1' : '0', on ? YEAR_SECONDS : 0)
}

/** Whether the visitor chose it, as the browser remembers. */
export function isElderChosen(): boolean {
  return ELDER_PAIR.test(document.cookie)
}

/** Remembers it from this visit on: Safari keeps a cookie that a script has set for a week, whatever it says. */
export function keepElderMode(): void {
  if (isElderChosen()) document.cookie = cookieText(ELDER_COOKIE, '1', YEAR_SECONDS)
}

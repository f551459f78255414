import { CallFailure } from '../call-failure.ts'
import { clientCopy } from '../copy.ts'
import { tabTexts } from '../kept-texts.ts'
import { cookieText, readCookie } from './cookie-text.ts'

/** The two cookies of specification 7, which portal and console share: who is signed in there is signed in here. */
export const TOKEN_COOKIE = 'Admin-Token'
export const EXPIRY_COOKIE = 'Admin-Expires-In'

/** The token the browser holds, or undefined. */
export function currentToken(): string | undefined {
  return readCookie(document.cookie, TOKEN_COOKIE)
}

/** Keeps the token and its expiry for `expiresIn` seconds; throws CallFailure where the browser takes no cookies. */
export function saveToken(token: string, expiresIn: number): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = cookieText(TOKEN_COOKIE, token, expiresIn, isSecure)
  document.cookie = cookieText(EXPIRY_COOKIE, String(expiresIn), expiresIn, isSecure)
  if (currentToken() === undefined) throw new CallFailure({ code: 400, msg: clientCopy.cookiesBlocked })
}

/** Forgets the token and what the tab remembers of the visitor (specification 4). */
export function forgetToken(): void {
  for (const name of [TOKEN_COOKIE, EXPIRY_COOKIE]) document.cookie = cookieText(name, '', 0)
  tabTexts.clear()
}

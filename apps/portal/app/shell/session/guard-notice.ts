import { cookieText, readCookie } from '@lqr/web-client/cookies/cookie-text.ts'
import { EXPIRY_COOKIE, TOKEN_COOKIE } from '@lqr/web-client/cookies/token-cookie.ts'

/** Left by the server when the navigation guard had to sign somebody out; the shell shows the error once. */
const GUARD_COOKIE = 'Guard-Notice'
const LEFT_SECONDS = 30

/** Reads the guard's notice and takes it away. */
export function takeGuardNotice(): boolean {
  const isLeft = readCookie(document.cookie, GUARD_COOKIE) !== undefined
  if (isLeft) document.cookie = cookieText(GUARD_COOKIE, '', 0)
  return isLeft
}

/** Set-Cookie lines with which the server signs the browser out and leaves the notice. */
export function signOutCookies(): string[] {
  return [
    cookieText(TOKEN_COOKIE, '', 0),
    cookieText(EXPIRY_COOKIE, '', 0),
    cookieText(GUARD_COOKIE, '1', LEFT_SECONDS),
  ]
}

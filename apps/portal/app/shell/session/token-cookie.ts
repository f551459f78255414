/** Names of the two cookies of specification 7 and contract.md. */
export const TOKEN_COOKIE = 'Admin-Token'
export const EXPIRY_COOKIE = 'Admin-Expires-In'

/** Left by the server when the navigation guard had to sign somebody out; the shell shows the error once. */
export const GUARD_COOKIE = 'Guard-Notice'

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    return undefined
  }
}

/** The value of a cookie in a Cookie header or in `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim())
  }
  return undefined
}

function cookieText(name: string, value: string, maxAgeSeconds: number, secure: boolean): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

/** The token the browser holds, or undefined. */
export function currentToken(): string | undefined {
  return readCookie(document.cookie, TOKEN_COOKIE)
}

/** Keeps the token and its expiry for `expiresIn` seconds. */
export function saveToken(token: string, expiresIn: number): void {
  const secure = location.protocol === 'https:'
  document.cookie = cookieText(TOKEN_COOKIE, token, expiresIn, secure)
  document.cookie = cookieText(EXPIRY_COOKIE, String(expiresIn), expiresIn, secure)
}

export function clearToken(): void {
  for (const name of [TOKEN_COOKIE, EXPIRY_COOKIE]) document.cookie = cookieText(name, '', 0, false)
}

/** Reads the guard's notice and takes it away. */
export function takeGuardNotice(): boolean {
  const left = readCookie(document.cookie, GUARD_COOKIE) !== undefined
  if (left) document.cookie = cookieText(GUARD_COOKIE, '', 0, false)
  return left
}

/** Set-Cookie lines with which the server signs the browser out and leaves the notice. */
export function signOutCookies(): string[] {
  return [
    cookieText(TOKEN_COOKIE, '', 0, false),
    cookieText(EXPIRY_COOKIE, '', 0, false),
    cookieText(GUARD_COOKIE, '1', 30, false),
  ]
}

/** The two cookies of specification 7, shared with the portal: who is signed in there is signed in here. */
const TOKEN_COOKIE = 'Admin-Token'
const EXPIRY_COOKIE = 'Admin-Expires-In'

/** The value of a cookie in `document.cookie`, decoded; undefined when it is missing, empty or unreadable. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim())
  }
  return undefined
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    return undefined
  }
}

export function cookieText(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
  return isSecure ? `${text}; Secure` : text
}

export function currentToken(): string | undefined {
  return readCookie(document.cookie, TOKEN_COOKIE)
}

/** Keeps the token and its expiry for `expiresIn` seconds. */
export function saveToken(token: string, expiresIn: number): void {
  const isSecure = location.protocol === 'https:'
  document.cookie = cookieText(TOKEN_COOKIE, token, expiresIn, isSecure)
  document.cookie = cookieText(EXPIRY_COOKIE, String(expiresIn), expiresIn, isSecure)
}

export function clearToken(): void {
  for (const name of [TOKEN_COOKIE, EXPIRY_COOKIE]) document.cookie = cookieText(name, '', 0, false)
}

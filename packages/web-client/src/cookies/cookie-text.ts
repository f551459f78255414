function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value) || undefined
  } catch {
    return undefined
  }
}

/** The value of a cookie in a Cookie header or in `document.cookie`; undefined when it is missing, empty or unreadable. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim())
  }
  return undefined
}

/** A cookie as `document.cookie` and Set-Cookie take it; one of 0 seconds takes it away. */
export function cookieText(name: string, value: string, maxAgeSeconds: number, isSecure = false): string {
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax`
  return isSecure ? `${text}; Secure` : text
}

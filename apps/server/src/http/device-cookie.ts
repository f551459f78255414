const NAME = 'Known-Device'
/** Where the cookie is sent: the calls that sign in (docs/http-conventions.md, Cookies). */
const PATH = '/api/system/LoginController'
/** How long a device that does not sign in again is known. */
export const DEVICE_DAYS = 90

/** What a browser that has signed in before says of itself at the next sign-in; it proves nobody's identity. */
export function deviceOf(cookies: string | undefined): string | undefined {
  return new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`).exec(cookies ?? '')?.[1]
}

/** The cookie that no script reads and no other site sends. */
export function deviceCookie(token: string, isSecure: boolean): string {
  const rules = `Path=${PATH}; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict`
  return `${NAME}=${token}; ${rules}${isSecure ? '; Secure' : ''}`
}

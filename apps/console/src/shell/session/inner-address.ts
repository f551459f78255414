/** Where to go after signing in: only a place of this console, never another origin and never the login page again. */
export function innerAddress(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?!\/)[^\\\s]*$/.test(wanted)) return '/'
  return /^\/login(?:[/?#]|$)/.test(wanted) ? '/' : wanted
}

/** The login page that returns to `from`. */
export function loginAddress(from: string): string {
  return from === '/' ? '/login' : `/login?from=${encodeURIComponent(from)}`
}

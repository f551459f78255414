import type { AccessKind, UserSourceType } from './access.ts'
import type { AnyCall } from './define-call.ts'

/** At which entrance a token was got (decision 0045). */
export const sessionScopes = [
  { code: 'portal', name: '门户' },
  { code: 'console', name: '管理门户' },
] as const

export type SessionScope = (typeof sessionScopes)[number]['code']

const STAFF: readonly AccessKind[] = ['institution', 'government', 'editor', 'operator', 'admin']
const ENTERPRISES: readonly AccessKind[] = ['enterprise', 'enterprise:any']
const ENTERPRISE_TYPES: readonly UserSourceType[] = ['7', '17']

/** Whose tokens a call is for: staff work in the console, enterprises in the portal; undefined: those of either. */
export function scopeOfCall(call: Pick<AnyCall, 'access'>): SessionScope | undefined {
  const all = typeof call.access === 'string' ? [call.access] : call.access
  const kinds = all.filter((kind) => !kind.startsWith('service:'))
  const areAll = (known: readonly string[]) => kinds.length > 0 && kinds.every((kind) => known.includes(kind))
  if (areAll(STAFF)) return 'console'
  return areAll(ENTERPRISES) ? 'portal' : undefined
}

/**
 * What a sign-in is good for. An enterprise is at home in the portal, also with its own pages of the console; staff get
 * what the entrance is for, and the console where the caller names none.
 */
export function scopeOfSignIn(type: UserSourceType, entrance?: SessionScope): SessionScope {
  return ENTERPRISE_TYPES.includes(type) ? 'portal' : (entrance ?? 'console')
}

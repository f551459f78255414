import type { UserInfo } from '@lqr/contract/identity/entities.ts'

const FIRST_LOGIN = '/first-login'
const CONSENT = '/consent'
const ENROL = '/second-factor/enrol'
const DUTIES = new Set([FIRST_LOGIN, CONSENT, ENROL])

type Owed = Pick<UserInfo, 'mustResetPassword' | 'mustConsent' | 'mustEnrolSecondFactor'>

/** What an account has to do before anything else, in this order: a password of its own, the agreement, the second factor. */
export function dutyOf({ mustResetPassword, mustConsent, mustEnrolSecondFactor }: Owed): string | undefined {
  if (mustResetPassword) return FIRST_LOGIN
  if (mustConsent) return CONSENT
  return mustEnrolSecondFactor ? ENROL : undefined
}

interface Place {
  readonly pathname: string
  readonly search: string
  readonly state: unknown
}

/** The page that was wanted before the first duty: one duty after another must not hide it. */
export function wantedBefore({ pathname, search, state }: Place): string {
  if (!DUTIES.has(pathname)) return `${pathname}${search}`
  return (state as { from?: string } | null)?.from ?? '/'
}

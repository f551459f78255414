import type { requestHandOver } from '@lqr/contract/identity/hand-over-calls.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { call } from '../call.ts'
import { openLogin } from '../login-dialog/open-login.ts'
import { managementAddress, type ManagementPath } from './management-address.ts'
import { currentAddress, throughDuties } from './own-console.ts'

type Query = Readonly<Record<string, string | undefined>>

/** Refusals of a session that owes something first; a new password is set in the login dialog, the rest in our own console. */
const RESET = 'kernel.mustResetPassword'
const DUTIES: ReadonlySet<string> = new Set(['kernel.mustConsent', 'kernel.mustEnrolSecondFactor'])

/** Paths that only our own console has; another management portal is entered at its front door instead. */
const OWN_PATHS: ReadonlySet<ManagementPath> = new Set([
  '/personal',
  '/personal/leases',
  '/personal/account-openings/new',
  '/personal/listings/new',
  '/personal/valuations',
  '/personal/enquiries/new',
  '/personal/reports',
  '/personal/questions',
  '/messages',
  '/activities/sign-up',
])

/** Whether the management portal stands on another origin, where nobody is signed in yet. */
export function isExternalPortal(base: string): boolean {
  return /^https?:/i.test(base)
}

/** What a hand-over to another management portal asks for: one of the paths the specification names. */
export function handOverTargetOf(path: ManagementPath, query: Query = {}): string {
  return OWN_PATHS.has(path) ? '/' : managementAddress('', path, query)
}

/**
 * Goes on in the management portal: on this origin one is signed in already; another portal is given a one-time ticket
 * (60 s) in its address. Without a ticket nobody leaves, and the shell says why.
 */
export async function goToManagement(base: string, path: ManagementPath, query: Query = {}): Promise<void> {
  if (!isExternalPortal(base)) {
    location.assign(managementAddress(base, path, query))
    return
  }
  const body = { target: handOverTargetOf(path, query) }
  try {
    const answer = await call<typeof requestHandOver>('POST', '/admin/backUser/ssoLogin', { body })
    location.assign(answer.url)
  } catch (error) {
    const key = error instanceof CallFailure ? error.key : undefined
    if (key === RESET) openLogin(() => void goToManagement(base, path, query).catch(() => undefined))
    else if (key !== undefined && DUTIES.has(key)) location.assign(throughDuties(currentAddress()))
    else throw error
  }
}

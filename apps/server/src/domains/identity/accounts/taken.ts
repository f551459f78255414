import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { CallError } from '../../../http/call-error.ts'

const ERRORS = { username: identityErrors.usernameTaken, phone: identityErrors.phoneTaken } as const

/** The refusal of a user name or number that somebody has, shown at its field. */
export function takenError(what: 'username' | 'phone'): CallError {
  return new CallError(ERRORS[what], { fields: { [what]: takenSentence(what) } })
}

export function takenSentence(what: 'username' | 'phone'): string {
  return ERRORS[what].msg
}

/** Which promise of uniqueness an insert or update broke: `username`, `phone`, or undefined for any other error. */
export function takenField(error: unknown): 'username' | 'phone' | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') return undefined
  if (constraint === 'account_username') return 'username'
  return constraint === 'account_phone' ? 'phone' : undefined
}

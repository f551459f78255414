import { identityErrors } from '@lqr/contract/identity/errors.ts'
import { CallError } from '../../../http/call-error.ts'
import { fieldErrors } from '../copy.ts'

const ERRORS = { username: identityErrors.usernameTaken, phone: identityErrors.phoneTaken } as const

/** Said to whoever gives the number to somebody else: signing in with it, or asking for its password, is nothing for them to do. */
const SENTENCES = { username: identityErrors.usernameTaken.msg, phone: fieldErrors.phoneOfAnother } as const

/** The refusal of a user name or number that somebody has, for an account of somebody else; shown at its field. */
export function takenError(what: 'username' | 'phone'): CallError {
  const msg = takenSentence(what)
  return new CallError(ERRORS[what], { msg, fields: { [what]: msg } })
}

export function takenSentence(what: 'username' | 'phone'): string {
  return SENTENCES[what]
}

/** Which promise of uniqueness an insert or update broke: `username`, `phone`, or undefined for any other error. */
export function takenField(error: unknown): 'username' | 'phone' | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  if (code !== '23505') return undefined
  if (constraint === 'account_username') return 'username'
  return constraint === 'account_phone' ? 'phone' : undefined
}

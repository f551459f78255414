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

import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { checkPassword } from '@lqr/contract/rules/password.ts'
import { CallError } from '../../../http/call-error.ts'
import { fieldNames } from '../copy.ts'

/** Refuses a new password that contains one of the account's names; its shape has been checked by the contract. */
export function requireUnrelatedPassword(
  password: string,
  usernames: readonly string[],
  field = 'password',
): void {
  for (const username of usernames) {
    const problem = checkPassword(password, fieldNames.password, username)
    if (problem) throw new CallError(kernelErrors.invalidInput, { fields: { [field]: problem } })
  }
}

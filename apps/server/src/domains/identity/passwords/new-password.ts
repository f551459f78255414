import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { checkPassword } from '@lqr/contract/rules/password.ts'
import { CallError } from '../../../http/call-error.ts'
import { isCommonPassword } from '../../../security/common-password.ts'
import { fieldErrors, fieldNames } from '../copy.ts'

/** Refuses a new password that contains one of the account's names or is tried by everybody who guesses; its shape has been checked by the contract. */
export function requireGoodPassword(
  password: string,
  usernames: readonly string[],
  field = 'password',
): void {
  const problems = usernames.map((username) => checkPassword(password, fieldNames.password, username))
  const problem =
    problems.find(Boolean) ?? (isCommonPassword(password) ? fieldErrors.commonPassword : undefined)
  if (problem) throw new CallError(kernelErrors.invalidInput, { fields: { [field]: problem } })
}

import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { isOvertaken } from '../overtaken.ts'
import { sayFailure } from '../toast.ts'

/**
 * For a dialog over a row: when somebody else was faster it is said, and `settle` has the row read anew and
 * closes the dialog. Left open it would send the old version for ever.
 */
export function whenOvertaken(stale: readonly ErrorDef[], settle: () => void) {
  return (failure: CallFailure): void => {
    if (!isOvertaken(failure, stale)) return
    sayFailure(failure)
    settle()
  }
}

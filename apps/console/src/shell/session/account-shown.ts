import type { getUserInfo } from '@lqr/contract/identity/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import type { QueryClient } from '@tanstack/react-query'
import { SESSION_KEY } from './session-key.ts'

/** The account whose console this is; undefined while nobody is signed in. */
export function accountShown(queries: QueryClient): string | undefined {
  return queries.getQueryData<CallOutput<typeof getUserInfo>>(SESSION_KEY)?.user.userId
}

/** Whether a call was refused because this browser has signed in as another account than the page was shown for. */
export function isOfOtherAccount(error: unknown): boolean {
  return error instanceof CallFailure && error.key === kernelErrors.otherAccount.key
}

import { type ErrorDef, kernelErrors } from '@lqr/contract/kernel/errors.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'

const CONFLICT = 409

interface Versions {
  /** Of the row on the screen. */
  readonly seen?: number | undefined
  /** Of the row that the refusal carries. */
  readonly now?: number | undefined
}

/**
 * Whether a call was refused because somebody else was faster: a conflict, one of the `stale` errors with
 * which its domain says so, or a row that is no longer the one on the screen. Any other 409 (another account,
 * a slot that is full, a number that is taken) is a refusal like every other: what was typed stays.
 */
export function isOvertaken(
  { code, key }: Pick<CallFailure, 'code' | 'key'>,
  stale: readonly ErrorDef[] = [],
  { seen, now }: Versions = {},
): boolean {
  if (code !== CONFLICT) return false
  if ([kernelErrors.conflict, ...stale].some((error) => error.key === key)) return true
  return now !== undefined && now !== seen
}

import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'
import { CallError } from '../http/call-error.ts'

/** What was found; throws the domain's 404 when there is nothing. */
export async function requireRecord<R>(found: Promise<R | undefined>, missing: ErrorDef): Promise<R> {
  const record = await found
  if (record === undefined) throw new CallError(missing)
  return record
}

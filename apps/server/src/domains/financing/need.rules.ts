import { financingErrors as errors } from '@lqr/contract/financing/errors.ts'
import { MAX_VALID_DAYS } from '@lqr/contract/financing/kinds.ts'
import type { ErrorDef } from '@lqr/contract/kernel/errors.ts'

const DAY_MS = 86_400_000

/** Days from one day to another, both YYYY-MM-DD. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** Why a need cannot be open until that day; both days YYYY-MM-DD. */
export function validToProblem(validTo: string, today: string): ErrorDef | undefined {
  const days = daysBetween(today, validTo)
  if (days < 0) return errors.validToPast
  return days > MAX_VALID_DAYS ? errors.validToFar : undefined
}

/** Wrong passwords an account may get from one address before it is locked there. */
export const MAX_FAILURES = 5
/** How long the lock lasts, and how long a failure is remembered. */
export const LOCK_MINUTES = 15

/** Whole seconds until the lock ends, or undefined when there is none any more. */
export function lockedSeconds(lockedUntil: string | null | undefined, now: Date): number | undefined {
  if (!lockedUntil) return undefined
  const left = Math.ceil((Date.parse(lockedUntil) - now.getTime()) / 1000)
  return left > 0 ? left : undefined
}

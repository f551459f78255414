/** Wrong passwords an account may get from one address before it is locked there. */
export const MAX_FAILURES = 5
/** How long the lock lasts, and how long a failure is remembered. */
export const LOCK_MINUTES = 15
/** Wrong passwords an account may get from all the networks and devices together that it never signed in at. */
export const MAX_STRANGE_FAILURES = 50
/** How long these are remembered from the first on, and strangers refused once they are used up. */
export const BUDGET_HOURS = 24

/** Whole seconds until the lock ends, or undefined when there is none any more. */
export function lockedSeconds(lockedUntil: string | null | undefined, now: Date): number | undefined {
  if (!lockedUntil) return undefined
  const left = Math.ceil((Date.parse(lockedUntil) - now.getTime()) / 1000)
  return left > 0 ? left : undefined
}

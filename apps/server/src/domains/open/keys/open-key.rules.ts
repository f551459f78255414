import { MAX_KEY_DAYS } from '@lqr/contract/open/key-calls.ts'
import type { OpenScope } from '@lqr/contract/kernel/open-scopes.ts'

const DAY_MS = 86_400_000

/** When a key that is good to the end of a day of the province runs out; undefined when that is no day of the coming year. */
export function keyExpiry(day: string, now: Date): Date | undefined {
  const end = new Date(`${day}T23:59:59.999+08:00`)
  const days = (end.getTime() - now.getTime()) / DAY_MS
  return days > 1 && days <= MAX_KEY_DAYS ? end : undefined
}

/** What a token allows: what was asked for, all of the key where nothing was; undefined when the key does not allow it. */
export function grantedScopes(
  kept: readonly OpenScope[],
  asked: string | undefined,
): readonly OpenScope[] | undefined {
  const words = new Set((asked ?? '').split(' ').filter((word) => word !== ''))
  if (words.size === 0) return kept
  const granted = kept.filter((scope) => words.has(scope))
  return granted.length === words.size ? granted : undefined
}

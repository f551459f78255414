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

/** The address failures are counted for: an IPv6 caller owns a whole /64, so that is one address. */
export function callerAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [head = '', tail] = ip.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

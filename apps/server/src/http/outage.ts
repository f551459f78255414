/** `write` ends with a write that succeeded, since a database whose commits wait answers every read. */
export type Effect = 'read' | 'write'

/** How long the database has been away, told from the answers of this instance. */
export interface Outage {
  failed(effect: Effect): void
  succeeded(effect: Effect): void
  /** Seconds after which trying again is worth while. */
  retryAfter(effect: Effect): number
}

const SHORTEST_S = 3
const LONGEST_S = 30
/** Whoever was told the same number must not come back at the same moment. */
const SPREAD = 0.5

interface Sources {
  readonly now: () => number
  readonly random: () => number
}

/**
 * Everybody is asked to come back after a third of the time that it has lasted, three seconds at first and half a minute at
 * most, each with up to half as much on top: what was out for long returns to few requests and not to all at once.
 */
export function makeOutage(
  { now, random }: Sources = { now: () => performance.now(), random: Math.random },
): Outage {
  const since: Partial<Record<Effect, number>> = {}
  return {
    failed(effect) {
      since[effect] ??= now()
    },
    succeeded(effect) {
      delete since.read
      if (effect === 'write') delete since.write
    },
    retryAfter(effect) {
      const lastedS = (now() - (since[effect] ?? now())) / 1000
      const wait = Math.min(Math.max(lastedS / 3, SHORTEST_S), LONGEST_S)
      return Math.round(wait * (1 + random() * SPREAD))
    },
  }
}

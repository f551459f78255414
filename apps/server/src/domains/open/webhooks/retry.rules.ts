const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses after each failed try (Standard Webhooks 1.0.0, its example): ten tries within 76 hours. */
const PAUSES_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** Milliseconds until the next try, spread by a tenth so that many do not come back at once; undefined after the last one. */
export function pauseAfter(tries: number, chance: number): number | undefined {
  const pause = PAUSES_MS[tries - 1]
  return pause === undefined ? undefined : Math.round(pause * (1 + chance / 10))
}

/** From the first try of a message to its last, at the least. */
const SPAN_MS = PAUSES_MS.reduce((sum, pause) => sum + pause, 0)

/** Whether a receiver that has taken nothing since then let a whole span of tries pass. */
export const isGivenUp = (since: Date, now: Date) => now.getTime() - since.getTime() >= SPAN_MS

/** Whether an answer says that the message was taken. */
export const isTaken = (status: number) => status >= 200 && status < 300

/** Too many at once, or a gateway with nobody behind it. */
const NOT_NOW: readonly number[] = [429, 502, 503, 504]

/** Whether a refusal may be of the message; one that says that the receiver cannot take any at present is not. */
export const mayBeOfMessage = (status: number) => !NOT_NOW.includes(status)

/** The receiver wants no more of it (Standard Webhooks 1.0.0). */
export const GONE = 410

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

/** Whether an answer says that the message was taken. */
export const isTaken = (status: number) => status >= 200 && status < 300

/** The receiver wants no more of it (Standard Webhooks 1.0.0). */
export const GONE = 410

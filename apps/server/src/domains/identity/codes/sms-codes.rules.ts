/** A code sent to a number earlier; `failed` when the connector could not deliver it. */
export interface SentCode {
  readonly at: Date
  readonly failed: boolean
}

export type CodeRefusal = { readonly why: 'tooSoon' | 'tooMany'; readonly retryAfterSeconds: number }

/** Per number (docs/http-conventions.md, Limits). */
const WINDOWS = [
  { seconds: 60, allowed: 1, why: 'tooSoon' },
  { seconds: 3_600, allowed: 5, why: 'tooMany' },
  { seconds: 86_400, allowed: 10, why: 'tooMany' },
] as const

/** Seconds until the next code may be asked for, told with every code that was sent. */
export const RESEND_AFTER_SECONDS = WINDOWS[0].seconds

/** How far back `codeRefusal` has to look. */
export const LONGEST_WINDOW_SECONDS = WINDOWS[2].seconds

/**
 * Whether another code may go to the number that got these: at most 1 a minute, 5 an hour, 10 a day. A failed delivery
 * does not make the person wait the minute, but counts for hour and day. Answers the longest wait, or undefined.
 */
export function codeRefusal(sent: readonly SentCode[], now: Date): CodeRefusal | undefined {
  const refusals = WINDOWS.flatMap(({ seconds, allowed, why }) => {
    const inside = sent
      .filter(({ at, failed }) => secondsSince(at, now) < seconds && !(failed && why === 'tooSoon'))
      .sort((a, b) => b.at.getTime() - a.at.getTime())
    const blocking = inside[allowed - 1]
    if (!blocking) return []
    return [{ why, retryAfterSeconds: Math.max(1, Math.ceil(seconds - secondsSince(blocking.at, now))) }]
  })
  return refusals.sort((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0]
}

function secondsSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / 1000
}

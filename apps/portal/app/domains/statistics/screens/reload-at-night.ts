const NIGHT_HOUR = 4

/** Milliseconds until four in the morning comes next. */
export function untilNight(now: Date): number {
  const night = new Date(now)
  night.setHours(NIGHT_HOUR, 0, 0, 0)
  if (night <= now) night.setDate(night.getDate() + 1)
  return night.getTime() - now.getTime()
}

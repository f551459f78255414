const NIGHT_HOUR = 4
const MINUTE_MS = 60_000

/** Milliseconds until four in the morning comes next. */
export function untilNight(now: Date): number {
  const night = new Date(now)
  night.setHours(NIGHT_HOUR, 0, 0, 0)
  if (night <= now) night.setDate(night.getDate() + 1)
  return night.getTime() - now.getTime()
}

/**
 * Loads the page anew at night, as soon as it is there to be loaded: nobody stands before a wall who would press a key where the server
 * is just being renewed. Answers how to leave off.
 */
export function reloadAtNight(): () => void {
  let hasLeft = false
  let waiting: ReturnType<typeof setTimeout>
  const attempt = async () => {
    const isThere = await fetch(location.href).then(
      ({ ok }) => ok,
      () => false,
    )
    if (hasLeft) return
    if (isThere) location.reload()
    else waiting = setTimeout(() => void attempt(), MINUTE_MS)
  }
  waiting = setTimeout(() => void attempt(), untilNight(new Date()))
  return () => {
    hasLeft = true
    clearTimeout(waiting)
  }
}

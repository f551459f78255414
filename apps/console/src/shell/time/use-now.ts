import { useEffect, useState } from 'react'

const MINUTE_MILLISECONDS = 60_000

/** The time now, renewed every minute, so that clocks on an open screen stay true. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MILLISECONDS)
    return () => clearInterval(timer)
  }, [])
  return now
}

import { useCallback, useEffect, useState } from 'react'

const SECOND_MILLISECONDS = 1000
const endOf = (seconds: number) => (seconds > 0 ? Date.now() + seconds * SECOND_MILLISECONDS : 0)

/**
 * Seconds left until zero, from the first rendering or after `start(seconds)`; 0 at rest. Counted by the clock, so that a
 * tab that slept wakes up right.
 */
export function useCountdown(fromSeconds = 0): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(() => endOf(fromSeconds))
  const [left, setLeft] = useState(fromSeconds)
  useEffect(() => {
    if (endsAt === 0) return undefined
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MILLISECONDS)))
    const timer = setInterval(tick, SECOND_MILLISECONDS / 4)
    return () => clearInterval(timer)
  }, [endsAt])
  const start = useCallback((seconds: number) => {
    setLeft(seconds)
    setEndsAt(endOf(seconds))
  }, [])
  return { left, start }
}

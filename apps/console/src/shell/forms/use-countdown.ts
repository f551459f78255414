import { useCallback, useEffect, useState } from 'react'

const SECOND_MILLISECONDS = 1000

/** Seconds left until zero after `start(seconds)`; 0 at rest. */
export function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (endsAt === 0) return undefined
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / SECOND_MILLISECONDS)))
    const timer = setInterval(tick, SECOND_MILLISECONDS / 4)
    return () => clearInterval(timer)
  }, [endsAt])
  const start = useCallback((seconds: number) => {
    setLeft(seconds)
    setEndsAt(Date.now() + seconds * SECOND_MILLISECONDS)
  }, [])
  return { left, start }
}

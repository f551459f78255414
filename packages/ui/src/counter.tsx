import { useEffect, useRef, useState } from 'react'

/** How long a counter runs (specification 9). */
export const COUNTER_MILLISECONDS = 2500

/** Thousands separators and a fixed number of decimals. */
export function formatFigure(value: number, decimals = 0): string {
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

/** The part of the way after `elapsed` ms: quick at first, calm at the end. */
export function counterProgress(elapsed: number): number {
  const part = Math.min(1, Math.max(0, elapsed / COUNTER_MILLISECONDS))
  return 1 - (1 - part) ** 3
}

/**
 * A figure that counts up once when it comes into view. The HTML holds the final number, which also keeps its place and
 * is what a screen reader reads; with reduced motion nothing runs. Its digits grow from a fixed left edge; right-aligned
 * they would shift the layout at every step.
 */
export function Counter({ value, decimals = 0 }: { value: number; decimals?: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<number>()
  useEffect(() => {
    const element = place.current
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const running = now - start < COUNTER_MILLISECONDS
        setShown(running ? value * counterProgress(now - start) : undefined)
        if (running) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      setShown(undefined)
    }
  }, [value])
  return (
    <span ref={place} className="relative inline-block tabular-nums">
      <span className={shown === undefined ? undefined : 'opacity-0'}>{formatFigure(value, decimals)}</span>
      {shown !== undefined && (
        <span aria-hidden className="absolute inset-0 text-left">
          {formatFigure(shown, decimals)}
        </span>
      )}
    </span>
  )
}

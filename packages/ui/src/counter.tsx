import { useEffect, useRef } from 'react'
import { grouped } from '@lqr/contract/rules/grouped.ts'

/** How long a counter runs (specification 9). */
export const COUNTER_MILLISECONDS = 2500

/** The part of the way after `elapsed` ms: quick at first, calm at the end. */
export function counterProgress(elapsed: number): number {
  const part = Math.min(1, Math.max(0, elapsed / COUNTER_MILLISECONDS))
  return 1 - (1 - part) ** 3
}

/** Nothing runs for who asked for stillness, on a phone, where it is in the way of reading, or in elder-friendly mode. */
function isStill(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce), (max-width: 639px)').matches ||
    document.documentElement.classList.contains('elder')
  )
}

/**
 * A figure that counts up once when it comes into view. The HTML holds the final number, which also keeps its place and
 * is what a screen reader reads; where it would disturb nothing runs. Its digits grow from a fixed left edge; right-aligned
 * they would shift the layout at every step. The steps are written past React: a render for every frame would keep a phone busy.
 */
export function Counter({ value, decimals = 0 }: { value: number; decimals?: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const moving = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const [element, digits] = [place.current, moving.current]
    if (!element || !digits || isStill()) return
    const show = (figure: number | undefined) => {
      element.toggleAttribute('data-running', figure !== undefined)
      digits.textContent = figure === undefined ? '' : grouped(figure, decimals)
    }
    let frame = 0
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      const start = performance.now()
      const step = (now: number) => {
        const isRunning = now - start < COUNTER_MILLISECONDS
        show(isRunning ? value * counterProgress(now - start) : undefined)
        if (isRunning) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    })
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
      show(undefined)
    }
  }, [value, decimals])
  return (
    <span ref={place} className="group relative inline-block tabular-nums">
      <span className="group-data-running:opacity-0">{grouped(value, decimals)}</span>
      <span ref={moving} aria-hidden className="absolute inset-0 text-left" />
    </span>
  )
}

import { type RefObject, useEffect, useState } from 'react'
import type { ChartData } from './chart-data.ts'

/** How far below the window a chart is drawn already. */
const AHEAD = '300px'

type Draw = typeof import('./draw-chart.ts').drawChart

/**
 * Loads the charting library once the frame comes into view, then draws into the canvas. False until it is drawn, and for
 * ever where the library cannot be loaded: the table then stays.
 */
export function useDrawing(
  frame: RefObject<HTMLElement | null>,
  canvas: RefObject<HTMLElement | null>,
  data: ChartData,
): boolean {
  const [draw, setDraw] = useState<{ run: Draw }>()
  useEffect(() => {
    if (!frame.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watcher.disconnect()
        import('./draw-chart.ts').then(
          ({ drawChart }) => setDraw({ run: drawChart }),
          () => {},
        )
      },
      { rootMargin: AHEAD },
    )
    watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [frame])
  useEffect(() => {
    if (draw && canvas.current) return draw.run(canvas.current, data)
  }, [draw, canvas, data])
  return draw !== undefined
}

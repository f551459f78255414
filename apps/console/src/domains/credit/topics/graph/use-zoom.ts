import { useLayoutEffect, useRef, useState } from 'react'
import { firstZoom, type Graph, placeNodes, shownNodes } from './graph-layout.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** The size at which a picture begins in its place; the company then stands at its side, in the middle of the height. */
function begin(place: HTMLElement | null, { width, height }: Size): number {
  if (!place) return 1
  const zoom = firstZoom(width, place.clientWidth)
  place.scrollTop = Math.max(0, (height * zoom - place.clientHeight) / 2)
  place.scrollLeft = 0
  return zoom
}

/** How large the picture in the box is: as its place asks for at first and after a reset, as the reader likes in between. */
export function useZoom(graph: Graph, isShown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(1)
  const { width, height } = placeNodes(graph, shownNodes(graph, new Set()))
  useLayoutEffect(() => {
    if (isShown) setZoom(begin(box.current, { width, height }))
  }, [width, height, isShown])
  return { box, zoom, setZoom, resetZoom: () => setZoom(begin(box.current, { width, height })) }
}

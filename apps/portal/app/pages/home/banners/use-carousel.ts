import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

const TURN_MILLISECONDS = 7_000
const STILL = '(prefers-reduced-motion: reduce)'

const never = () => () => {}

/** False until the code of the page is there: only then do buttons do something. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether somebody is at it, or nobody can see it: then nothing turns by itself. */
function isLeftAlone(box: HTMLElement): boolean {
  const { top, bottom, width } = box.getBoundingClientRect()
  const isSeen = width > 0 && bottom > 0 && top < innerHeight && !document.hidden
  return isSeen && !box.closest('section')?.matches(':hover, :focus-within')
}

/** Slides side by side in a scrolled box: which one is shown, turning to another, and turning by itself until paused. */
export function useCarousel(track: RefObject<HTMLElement | null>, count: number) {
  const isAlive = useIsAlive()
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState<boolean>()
  // Who asked for less motion starts it by hand.
  const isTurning = isAlive && count > 1 && !(isPaused ?? matchMedia(STILL).matches)
  const show = (index: number) => {
    const box = track.current
    box?.scrollTo({ left: box.clientWidth * ((index + count) % count) })
  }
  const turn = useEffectEvent(() => {
    if (track.current && isLeftAlone(track.current)) show(current + 1)
  })
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => turn(), TURN_MILLISECONDS)
    return () => clearInterval(timer)
  }, [isTurning])
  return {
    current,
    isAlive,
    isTurning,
    show,
    onScroll: () => {
      const box = track.current
      if (box && box.clientWidth > 0) setCurrent(Math.round(box.scrollLeft / box.clientWidth))
    },
    onPause: () => setPaused(isTurning),
  }
}

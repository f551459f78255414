import { type RefObject, useLayoutEffect, useState } from 'react'

let kept: Event | undefined

function keep(event: Event): void {
  kept = (event.target as Element).closest('[data-late] button[type=button]') ? event : undefined
}

/**
 * For a part that the server has drawn and whose own code comes after the page's: a button of it that is pressed in between
 * is pressed again once the part can answer, unless React is answering that very click. Goes on the element in `box`.
 */
export function useLateClicks(box: RefObject<HTMLElement | null>): { 'data-late'?: '' } {
  const [isLate, setLate] = useState(true)
  useLayoutEffect(() => {
    setLate(false)
    const event = kept
    const button = (event?.target as Element | undefined)?.closest('button')
    if (!button || !box.current?.contains(button)) return
    kept = undefined
    // After this commit, when every part of it can answer.
    if (event?.eventPhase === Event.NONE) setTimeout(() => button.click())
  }, [box])
  return isLate ? { 'data-late': '' } : {}
}

/** From the moment the page is alive: what is pressed in parts that are not. */
export function keepLateClicks(): () => void {
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}

import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

export interface Flyouts {
  /** The panel that is open: the one pointed at, else the one a click keeps open. */
  readonly shown: string | undefined
  readonly kept: string | undefined
  readonly point: (key: string | undefined) => void
  readonly keep: (key: string) => void
  /** A click, a tap or a key: keeps the panel open, and closes the one that was kept. */
  readonly press: (key: string) => void
}

/**
 * Panels of one box, of which one is open at a time. They close by Escape (the focus goes back to the button, a panel
 * inside another one closes first), by a press or the focus outside, and by going on to another page.
 */
export function useFlyouts(box: RefObject<HTMLElement | null>): Flyouts {
  const [pointed, point] = useState<string>()
  const [kept, keep] = useState<string>()
  const shown = pointed ?? kept
  const isOpen = shown !== undefined
  const close = () => {
    point(undefined)
    keep(undefined)
  }
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    close()
  }
  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    const escape = (event: KeyboardEvent) => {
      const [opener, inner] = box.current?.querySelectorAll<HTMLElement>('[aria-expanded=true]') ?? []
      if (event.key !== 'Escape' || inner) return
      close()
      if (box.current?.contains(document.activeElement)) opener?.focus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [box, isOpen])
  return {
    shown,
    kept,
    point,
    keep,
    press(pressed) {
      if (kept === pressed) close()
      else keep(pressed)
    },
  }
}

import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface Disclosure<Box extends HTMLElement> {
  open: boolean
  setOpen: (open: boolean) => void
  /** The element that holds the button and the panel. */
  box: RefObject<Box | null>
  /** For the button that opens it. */
  button: {
    'aria-expanded': boolean
    'aria-controls': string
    onClick: () => void
  }
  panelId: string
  onKeyDown: (event: KeyboardEvent) => void
}

/** Opening and closing of a panel: by its button, closed by Escape (focus goes back), a press outside, and by going on. */
export function useDisclosure<Box extends HTMLElement = HTMLDivElement>(): Disclosure<Box> {
  const [open, setOpen] = useState(false)
  const box = useRef<Box>(null)
  const panelId = useId()
  const { key } = useLocation()
  const [shownAt, setShownAt] = useState(key)
  if (shownAt !== key) {
    setShownAt(key)
    setOpen(false)
  }
  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [open])
  return {
    open,
    setOpen,
    box,
    panelId,
    button: { 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) },
    onKeyDown(event) {
      if (event.key !== 'Escape' || !open) return
      setOpen(false)
      box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    },
  }
}

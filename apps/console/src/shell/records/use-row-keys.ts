import { type RefObject, useEffect } from 'react'

const ROW_LINK = 'a[data-row-link]'
const BUSY_PLACES =
  'input, textarea, select, [contenteditable], [role="dialog"], [role="listbox"], [role="combobox"]'
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** j and k move the focus over the rows' links inside `container`; Enter then opens the row like every link. */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const at = event.target
      const isTyping = at instanceof Element && at.closest(BUSY_PLACES) !== null
      if (step === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const links = [...(container.current?.querySelectorAll<HTMLAnchorElement>(ROW_LINK) ?? [])]
      const now = links.indexOf(document.activeElement as HTMLAnchorElement)
      const next = links[now < 0 ? (step > 0 ? 0 : links.length - 1) : now + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [container])
}

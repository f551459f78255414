import { type RefObject, useLayoutEffect, useRef } from 'react'

const CONTROL = 'button:not(:disabled), a[href]'

/** The first thing to press in a row; undefined where the row has gone or holds nothing. */
const controlOf = (row: Element | null) =>
  row?.isConnected ? (row.querySelector<HTMLElement>(CONTROL) ?? undefined) : undefined

/**
 * For a button of a row that goes with what it did, or takes its row along: the keyboard goes on to the row, to the next one or the one
 * before, and to the page's heading where none is left.
 */
export function useHandOnFocus(): RefObject<HTMLButtonElement | null> {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = own.current
    return () => {
      const row = button?.closest('tr, li')
      if (!row || document.activeElement !== button) return
      const heirs = [row, row.nextElementSibling, row.previousElementSibling]
      // The button is still there: what the screen holds after it is known when all of it has been drawn.
      queueMicrotask(() => {
        const heir = heirs.map(controlOf).find(Boolean) ?? document.querySelector('h1')
        heir?.focus({ preventScroll: true })
      })
    }
  }, [])
  return own
}

import { useEffect, useState } from 'react'

/**
 * For a dialog that is only mounted while it is open: when it goes, the focus returns to what opened it, or to the page's
 * heading when that is gone.
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const back = opener?.isConnected ? opener : document.querySelector('h1')
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    },
    [opener],
  )
}

import { useEffect, useRef } from 'react'

/** The button that opens or sends the form goes away with it: what stands there instead has the keyboard. */
export function useFormFocus(filling: boolean) {
  const status = useRef<HTMLHeadingElement>(null)
  const warning = useRef<HTMLParagraphElement>(null)
  const shown = useRef(filling)
  useEffect(() => {
    if (shown.current === filling) return
    shown.current = filling
    const target = filling ? warning : status
    target.current?.focus()
  }, [filling])
  return { status, warning }
}

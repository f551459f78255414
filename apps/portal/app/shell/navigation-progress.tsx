import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { setPending } from './pending-address.ts'

/** A thin line while the next page is loading, and the new page's title said to screen readers. */
export function NavigationProgress() {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => setPending(location), [location])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {state === 'loading' ? '' : title}
      </p>
      {state !== 'idle' && (
        <div
          aria-hidden
          data-loading
          className="fixed inset-x-0 top-0 z-50 h-0.5 bg-primary motion-safe:animate-pulse"
        />
      )}
    </>
  )
}

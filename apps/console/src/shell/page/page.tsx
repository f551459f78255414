import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { copy } from '../copy.ts'
import { useFirstLoad } from './first-load.ts'
import { keepAddress } from './last-address.ts'

interface PageProps {
  title: string
  /** Short words beside the title, such as a status. */
  mark?: ReactNode
  /** Actions at the right of the title. */
  extra?: ReactNode
  intro?: ReactNode
  children: ReactNode
}

/** A page's frame: document title, the one h1, the focus on it after a navigation inside the console, and how it was last shown for who comes back. */
export function Page({ title, mark, extra, intro, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, search } = useLocation()
  const arrived = useRef(useFirstLoad() ? pathname : undefined)
  useEffect(() => {
    document.title = `${title} - ${copy.product}${copy.portal}`
  }, [title])
  useEffect(() => keepAddress(pathname, search), [pathname, search])
  useEffect(() => {
    // A change of the search part alone (filters, pages) leaves the focus where it is.
    if (arrived.current !== pathname) heading.current?.focus({ preventScroll: true })
    arrived.current = pathname
  }, [pathname])
  return (
    <>
      <div className="page-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {mark}
        {extra && <div className="page-extra">{extra}</div>}
      </div>
      {intro && <p className="page-intro">{intro}</p>}
      {children}
    </>
  )
}

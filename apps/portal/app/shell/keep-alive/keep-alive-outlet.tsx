import { Activity, type ReactElement, useState } from 'react'
import { useLocation, useOutlet } from 'react-router'
import { isKeptPath } from './kept-path.ts'

/**
 * The outlet of the site, with the home page kept alive while another page is shown: typed text, chosen tabs and scroll
 * positions survive. The router drops the hidden page's loader data: it must read it through `useKeptLoaderData`.
 */
export function KeepAliveOutlet() {
  const { pathname } = useLocation()
  const outlet = useOutlet()
  const alive = isKeptPath(pathname)
  const [kept, setKept] = useState<{ path: string; page: ReactElement | null } | null>(
    alive ? { path: pathname, page: outlet } : null,
  )
  if (alive && kept?.path !== pathname) setKept({ path: pathname, page: outlet })
  return (
    <>
      {kept && (
        <Activity key={kept.path} mode={alive ? 'visible' : 'hidden'}>
          {kept.page}
        </Activity>
      )}
      {!alive && outlet}
    </>
  )
}

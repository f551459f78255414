import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AS_LEFT, lastAddress, wasShown } from './last-address.ts'

/** Back to a list, with the filters and the page with which it was left; the menu leads to the whole list. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={lastAddress(to)} {...(wasShown(to) && { state: AS_LEFT })}>
      {children}
    </Link>
  )
}

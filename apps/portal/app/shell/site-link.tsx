import type { MouseEvent } from 'react'
import { Link, type LinkProps as RouterLinkProps, useNavigate } from 'react-router'
import { joinPending } from './pending-address.ts'
import { siteAddress } from './site-address.ts'
import { useShell } from './use-shell.ts'

type Props = Omit<RouterLinkProps, 'to'> & { href: string }

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to a page of the portal under the site one is on; `href` is written without the site. */
export function SiteLink({ href, onClick, ...rest }: Props) {
  const { site } = useShell()
  const navigate = useNavigate()
  const to = siteAddress(site.path, href)

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const joined = isPlain(event) && !event.defaultPrevented ? joinPending(to, location) : undefined
    if (joined === undefined) return
    event.preventDefault()
    void navigate(joined, { preventScrollReset: rest.preventScrollReset ?? false })
  }

  return <Link {...rest} onClick={follow} to={to} />
}

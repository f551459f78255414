import { Link, type LinkProps as RouterLinkProps } from 'react-router'
import { siteAddress } from './site-address.ts'
import { useShell } from './use-shell.ts'

type Props = Omit<RouterLinkProps, 'to'> & { href: string }

/** A link to a page of the portal under the site one is on; `href` is written without the site. */
export function SiteLink({ href, ...rest }: Props) {
  const { site } = useShell()
  return <Link {...rest} to={siteAddress(site.path, href)} />
}

import type { AnchorHTMLAttributes } from 'react'
import { isWebAddress, pageOfSite } from './site-address.ts'
import { SiteLink } from './site-link.tsx'
import { useShell } from './use-shell.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/**
 * A link as those who publish have written it: a page of ours is opened under the site one is on, an outside page in a tab of its own,
 * and what is no page of the portal, or names its site itself, as it stands.
 */
export function WrittenLink({ href, children, ...rest }: Props) {
  const { hasPage } = useShell()
  const page = pageOfSite(href)
  if (page !== undefined && hasPage(page)) {
    return (
      <SiteLink {...rest} href={href}>
        {children}
      </SiteLink>
    )
  }
  const outside = isWebAddress(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...outside} {...rest} href={href}>
      {children}
    </a>
  )
}

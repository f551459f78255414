import { SiteLink } from '../../shell/site-link.tsx'

/** The way to the whole list, at the end of a section's heading. */
export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <SiteLink href={href} className="inline-flex min-h-8 items-center text-note max-sm:min-h-11">
      {label}
    </SiteLink>
  )
}
